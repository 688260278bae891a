-- A keeper shares the records of their pets with somebody of their household, who is asked first.
create type record_sharing_status as enum ('asked', 'shared', 'declined', 'ended');

create table record_sharing (
  id uuid primary key,
  status record_sharing_status not null,
  status_at timestamptz not null,
  keeper_id uuid not null references account,
  email text,
  with_account uuid references account,
  created_at timestamptz not null,
  check (status <> 'shared' or with_account is not null)
);
comment on column record_sharing.email is 'Whom the keeper asked: only an account that has confirmed this address can answer. Forgotten with a closed account.';
create unique index record_sharing_open on record_sharing (keeper_id, email) where status in ('asked', 'shared');
create index record_sharing_with on record_sharing (with_account, keeper_id) where status = 'shared';
create index record_sharing_asked on record_sharing (email) where status = 'asked';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on record_sharing deferrable initially deferred
    for each row execute function require_event('sharing of records');
  create trigger never_deleted before delete on record_sharing for each row execute function refuse_change();
  create trigger never_emptied before truncate on record_sharing for each statement execute function refuse_change();
end $$;
