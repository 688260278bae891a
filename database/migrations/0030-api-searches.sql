-- What the software of an account looked up, for its holder to see.
create table api_search (
  id uuid primary key,
  account_id uuid not null references account,
  key_id uuid not null references api_key,
  chip_number text not null,
  result text not null,
  at timestamptz not null
);
create index api_search_account on api_search (account_id, at desc, id desc);
