-- What somebody who rings asks us to change of how the account they sign in to is reached: another member of Staff approves it, once the old contact has had time to object.
create type contact_change_status as enum ('proposed', 'approved', 'refused', 'objected');
create table contact_change (
  id uuid primary key,
  status contact_change_status not null,
  status_at timestamptz not null,
  account_id uuid not null references account,
  proposed_by uuid not null references account,
  email text,
  mobile text,
  created_at timestamptz not null
);
create unique index contact_change_open on contact_change (account_id) where status = 'proposed';
create index contact_change_account on contact_change (account_id);
create index contact_change_by on contact_change (proposed_by);
comment on table contact_change is 'Changes of the e-mail address or mobile number of an account with a password, asked for by telephone.';
comment on column contact_change.email is 'The new e-mail address; null where it stays, and once it’s decided.';
comment on column contact_change.mobile is 'The new mobile number; null where it stays, and once it’s decided.';

create constraint trigger status_has_event after insert or update of status on contact_change deferrable initially deferred
  for each row execute function require_event('change of contact');
create trigger never_deleted before delete on contact_change for each row execute function refuse_change();
create trigger never_emptied before truncate on contact_change for each statement execute function refuse_change();
