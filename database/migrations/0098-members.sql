-- People who work as an organisation: each is a member of its account under their own name, with a role there.
create type membership_status as enum ('invited', 'active', 'declined', 'withdrawn', 'lapsed', 'left', 'removed', 'ended');
create type member_role as enum ('readOnly', 'teamMember', 'manager', 'owner');

create table membership (
  id uuid primary key,
  status membership_status not null,
  status_at timestamptz not null,
  organisation_id uuid not null references account,
  email text,
  member_id uuid references account,
  role member_role not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  joined_at timestamptz,
  check (status <> 'active' or (member_id is not null and joined_at is not null)),
  check (member_id <> organisation_id),
  check (status = 'invited' or email is null)
);
comment on column membership.email is 'Who was invited: only an account that has confirmed this address can accept. Forgotten once the invitation is answered or over.';
create unique index membership_invited on membership (organisation_id, email) where status = 'invited';
create unique index membership_active on membership (organisation_id, member_id) where status = 'active';
create index membership_of_organisation on membership (organisation_id, created_at);
create index membership_of_member on membership (member_id) where member_id is not null;
create index membership_by_email on membership (email) where status = 'invited';
create index membership_expires on membership (expires_at) where status = 'invited';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on membership deferrable initially deferred
    for each row execute function require_event('membership');
  create trigger never_deleted before delete on membership for each row execute function refuse_change();
  create trigger never_emptied before truncate on membership for each statement execute function refuse_change();
end $$;

-- A session in which a member works as the organisation hangs from a session of their own.
alter table session
  add column membership_id uuid references membership,
  add column own_session_id uuid references session on delete cascade,
  add column role member_role,
  add check (num_nulls(membership_id, own_session_id, role) in (0, 3));
comment on column session.role is 'The role with which it began: another one ends it.';
create index session_of_own on session (own_session_id) where own_session_id is not null;
create index session_of_membership on session (membership_id) where membership_id is not null;

-- What a session hangs from ends it, so that whoever holds its sockets hears of it.
create function end_hanging_sessions() returns trigger language plpgsql as $$
begin
  update session set ended_at = new.ended_at where own_session_id = new.id and ended_at is null;
  return null;
end $$;
create trigger hanging_sessions_end after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function end_hanging_sessions();

-- Who did it, where somebody worked as an organisation.
alter table event add column by_person uuid;
alter table lookup add column by_person uuid;
alter table disclosure add column by_person uuid references account;
create index disclosure_by_person on disclosure (by_person, at desc) where by_person is not null;

create table member_act (
  id uuid primary key,
  membership_id uuid not null references membership,
  organisation_id uuid not null references account,
  person_id uuid not null references account,
  at timestamptz not null,
  call text not null,
  what text not null
);
comment on column member_act.what is 'What the call does, as its contract said then.';
comment on table member_act is 'Append-only. What members’ calls have changed for an organisation, written in the transaction of the call.';
create index member_act_of_membership on member_act (membership_id, at desc, id desc);
create index member_act_of_organisation on member_act (organisation_id, at desc, id desc);
create index member_act_of_person on member_act (person_id, at desc);
create trigger member_act_is_append_only before update or delete on member_act for each row execute function refuse_change();
