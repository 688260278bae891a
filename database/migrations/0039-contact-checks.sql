-- How a keeper is reached is unverified once they haven’t confirmed it for a year, or a message to them came back.
create type contact_check_status as enum ('unverified', 'verified');

create table contact_check (
  id uuid primary key,
  status contact_check_status not null,
  status_at timestamptz not null,
  account_id uuid not null references account,
  why text not null check (why in ('year', 'email', 'sms')),
  created_at timestamptz not null,
  reminders smallint not null default 0,
  reminded_at timestamptz
);
comment on column contact_check.why is 'year: not confirmed for a year; email, sms: a message to the address or number came back.';
create unique index contact_check_open on contact_check (account_id, why) where status = 'unverified';

create view contact_in_doubt as
  select contact_check.id
  from contact_check join account on account.id = contact_check.account_id
  where contact_check.status = 'unverified'
    and coalesce(account.contact_confirmed_at, '-infinity') <= contact_check.created_at
    and not (contact_check.why = 'email' and coalesce(account.email_verified_at, '-infinity') > contact_check.created_at)
    and not (contact_check.why = 'sms' and coalesce(account.mobile_verified_at, '-infinity') > contact_check.created_at);
comment on view contact_in_doubt is 'Checks whose person hasn’t said since that their details are right, changed them, or confirmed what a message came back from.';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on contact_check deferrable initially deferred
    for each row execute function require_event('check of contact details');
  create trigger never_deleted before delete on contact_check for each row execute function refuse_change();
  create trigger never_emptied before truncate on contact_check for each statement execute function refuse_change();
end $$;
