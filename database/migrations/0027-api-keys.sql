-- Keys with which the software of vets, rescues and others talks to the register in the name of an account.
create type api_key_status as enum ('inUse', 'revoked');
create type api_key_mode as enum ('live', 'sandbox');
create table api_key (
  id uuid primary key,
  account_id uuid not null references account,
  status api_key_status not null,
  status_at timestamptz not null,
  name text not null,
  prefix text not null unique,
  secret_hash text not null,
  mode api_key_mode not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index api_key_account on api_key (account_id, created_at desc);
comment on column api_key.prefix is 'How the key begins: who sends it is known by it, and its holder sees it in their list.';
comment on column api_key.secret_hash is 'SHA-256 of the whole key, which we keep nowhere.';
comment on column api_key.last_used_at is 'To the minute.';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on api_key deferrable initially deferred
    for each row execute function require_event('API key');
  create trigger never_deleted before delete on api_key for each row execute function refuse_change();
  create trigger never_emptied before truncate on api_key for each statement execute function refuse_change();
end $$;
