-- Deposits that implanters may keep are theirs: what we owe each of them, and where and when it was paid.
create table payout_account (
  account_id uuid primary key references account,
  sealed text not null,
  ending text not null check (ending ~ '^[0-9]{3}$'),
  changed_at timestamptz not null
);
comment on table payout_account is 'Where an implanter is paid out. Deleted once they are forgotten.';
comment on column payout_account.sealed is 'The sort code and the account number, readable with the secret of the register alone.';
comment on column payout_account.ending is 'The last three digits of the account number, to show which account it is.';

create type payout_status as enum ('prepared', 'paid', 'returned');
create table payout (
  id uuid primary key,
  status payout_status not null,
  status_at timestamptz not null,
  implanter_id uuid not null references account,
  pence integer not null check (pence > 0),
  from_day date not null,
  to_day date not null,
  reference text,
  created_at timestamptz not null,
  check (from_day <= to_day),
  check (status <> 'paid' or reference is not null)
);
create index payout_implanter on payout (implanter_id, created_at, id);
create index payout_prepared on payout (created_at) where status = 'prepared';
comment on column payout.from_day is 'The day in London of its earliest visit; to_day, of its latest.';
comment on column payout.reference is 'What Staff wrote on the bank transfer.';

create table payout_visit (
  payout_id uuid not null references payout,
  booking_id uuid not null references booking,
  pence integer not null check (pence <> 0),
  primary key (payout_id, booking_id)
);
create index payout_visit_booking on payout_visit (booking_id);
comment on column payout_visit.pence is 'Below zero where a deposit went back after it had been paid out.';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on payout deferrable initially deferred
    for each row execute function require_event('payout');
  create trigger never_deleted before delete on payout for each row execute function refuse_change();
  create trigger never_emptied before truncate on payout for each statement execute function refuse_change();
  create trigger never_changed before update or delete on payout_visit for each row execute function refuse_change();
  create trigger never_emptied before truncate on payout_visit for each statement execute function refuse_change();
end $$;
