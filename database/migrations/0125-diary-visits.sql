-- Visits that implanters arrange by telephone and note in their diary, so that nobody else is offered the time.
create table diary_visit (
  id uuid primary key,
  implanter_id uuid not null references account,
  visit visit_kind not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  travel_minutes smallint not null default 0 check (travel_minutes between 0 and 240),
  blocked tstzrange not null,
  name text not null,
  phone text not null,
  animals text not null default '',
  notes text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz,
  check (starts_at < ends_at),
  exclude using gist (implanter_id with =, blocked with &&)
);
create index diary_visit_implanter on diary_visit (implanter_id, starts_at, id);
create index diary_visit_over on diary_visit (ends_at);
comment on table diary_visit is 'Deleted when the implanter takes it out, and 90 days after it was over: the customer has no account, and nobody but the implanter needs who they are.';
comment on column diary_visit.blocked is 'When the implanter can take nobody else: the visit with the drive before it, and the drive and the pause after it.';
