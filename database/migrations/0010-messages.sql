-- What an address wants to hear from us, what went to it, and how a conversation is blocked or reported.

create table address_choice (
  hash text primary key,
  address text,
  asked_at timestamptz,
  agreed_at timestamptz,
  stopped_at timestamptz,
  check (agreed_at is null or stopped_at is null)
);
comment on table address_choice is 'Addresses of people who may have no account, by keyed hash: asked once, and then what they said. A row with stopped_at is the suppression list.';
comment on column address_choice.address is 'Only while our question waits for an answer, 30 days at most.';

create table dispatch (
  message_id text primary key,
  hash text not null,
  channel text not null check (channel in ('email', 'sms', 'post')),
  class text not null,
  source text,
  outcome text not null check (outcome in ('sent', 'held', 'summed', 'dropped', 'notConfirmed', 'stopped')),
  form text not null check (form in ('whole', 'fixed', 'question')),
  at timestamptz not null,
  held_for text,
  subject text,
  check ((outcome = 'held') or (held_for is null and subject is null))
);
create index dispatch_counted on dispatch (hash, channel, at) where outcome = 'sent';
create index dispatch_held on dispatch (at) where outcome = 'held';
create index dispatch_at on dispatch (at);
comment on table dispatch is 'What became of each message, so that one address gets only so many whoever caused them. Without words; an address and a subject only while a message is held back.';

create view confirmed_address as
  select 'email' as channel, email as address from account where email_verified_at is not null and status <> 'closed'
  union all
  select 'sms', mobile from account where mobile_verified_at is not null and mobile is not null and status <> 'closed';
comment on view confirmed_address is 'Addresses that their holder has shown to be theirs.';

create index thread_finder_email on thread (finder_email) where finder_email is not null;
create index thread_finder_mobile on thread (finder_mobile) where finder_mobile is not null;
alter table thread
  add column finder_proven boolean not null default false,
  add column keeper_blocked_at timestamptz,
  add column finder_blocked_at timestamptz;
comment on column thread.finder_proven is 'The finder was signed in, with this address confirmed.';

create table thread_report (
  id uuid primary key,
  thread_id uuid not null references thread,
  side message_side not null,
  why text not null,
  at timestamptz not null,
  withdrawn_at timestamptz,
  closed_at timestamptz,
  decision text,
  check (num_nulls(closed_at, decision) in (0, 2))
);
create unique index thread_report_open on thread_report (thread_id, side) where withdrawn_at is null and closed_at is null;
