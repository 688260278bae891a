-- Staff can let an implanter order more chips than their implants allow, until a day.
create table chip_allowance (
  account_id uuid primary key references account,
  chips integer not null check (chips between 1 and 1000),
  last_day date not null,
  given_at timestamptz not null
);
comment on column chip_allowance.chips is 'How many more than the limit that comes of what they implanted.';
