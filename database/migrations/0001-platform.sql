-- What every feature stands on: the audit trail, safe retries, shared limits, and the development outbox.

create table event (
  id uuid primary key,
  subject text not null,
  subject_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  move text not null,
  from_status text,
  to_status text,
  clause text not null,
  by_account uuid,
  by_role text not null,
  facts jsonb not null default '{}',
  previous_hash text not null,
  hash text not null,
  unique (subject, subject_id, seq)
);

comment on table event is 'Append-only. Each event carries the hash of the one before it on the same subject.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger event_is_append_only before update or delete on event
  for each row execute function refuse_change();

create table idempotency (
  caller text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  answer json,
  at timestamptz not null,
  primary key (caller, key)
);
create index idempotency_at on idempotency (at);

create unlogged table rate_count (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
create index rate_count_window on rate_count (window_start);

create table outbox_message (
  id text primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  at timestamptz not null
);
create index outbox_message_at on outbox_message (at desc);

create table feature_flag (
  code text primary key,
  is_enabled boolean not null
);
