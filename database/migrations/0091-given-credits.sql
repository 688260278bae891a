-- Credits that our staff give, and what a welfare organisation can be given in a year.
alter table credit_batch add column reason text;
comment on column credit_batch.reason is 'Why our staff gave it; null for what was bought, or came with something.';

alter table credit_entry drop constraint credit_entry_why_check,
  add constraint credit_entry_why_check check (why in ('registration', 'reversal', 'refund', 'expiry', 'takenBack'));

create table welfare_quota (
  account_id uuid primary key references account,
  yearly integer not null check (yearly >= 0),
  approved_at timestamptz not null
);
comment on column welfare_quota.yearly is 'How many credits our staff can grant the organisation in a calendar year.';
