create table other_register (
  code text primary key,
  name text not null,
  site text,
  phone text,
  hours text,
  ask_url text,
  checked_on date not null
);
comment on column other_register.ask_url is 'Where the register answers "do you hold this number?"; null where it offers no such address.';

create table lookup (
  id uuid primary key,
  chip_number text not null,
  pet_id uuid references pet,
  result text not null,
  at timestamptz not null,
  by_account uuid references account,
  lat double precision,
  lng double precision,
  accuracy_metres double precision,
  place_kind text check (place_kind in ('precise', 'approximate', 'described')),
  place_words text
);
create index lookup_pet on lookup (pet_id, at desc) where pet_id is not null;
create index lookup_by_account on lookup (by_account, at desc) where by_account is not null;
create index lookup_at on lookup (at);

create table thread (
  id uuid primary key,
  lookup_id uuid not null unique references lookup,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  finder_key_hash text not null unique,
  finder_name text,
  finder_email text,
  finder_mobile text,
  created_at timestamptz not null,
  last_at timestamptz not null
);
create index thread_keeper on thread (keeper_id, last_at desc);

create type message_side as enum ('finder', 'keeper');

create table message (
  id uuid primary key,
  thread_id uuid not null references thread,
  side message_side not null,
  text text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index message_thread on message (thread_id, at);
