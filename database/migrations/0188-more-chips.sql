-- An implanter can ask to order more chips than their limit; our staff answer by raising it, or not.
create table chip_allowance_request (
  account_id uuid primary key references account,
  chips integer not null check (chips between 1 and 1000),
  words text not null,
  asked_at timestamptz not null
);
comment on table chip_allowance_request is 'Deleted once our staff have answered.';
comment on column chip_allowance_request.chips is 'How many more than their limit they ask for.';
