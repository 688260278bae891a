-- Tries are counted in one statement each, so that none waits in a transaction for another's password to be hashed.

drop table login_failure;

create table login_failure (
  pair text primary key,
  at timestamptz[] not null
);
comment on table login_failure is 'The wrong passwords of one e-mail from one network in the last 15 minutes.';

create table password_guessing (
  email_hash text primary key,
  failures integer not null check (failures >= 0),
  wait_until timestamptz not null,
  at timestamptz not null,
  told_at timestamptz
);
comment on table password_guessing is 'Wrong passwords for one e-mail, from networks that never signed in with it, since the last right one.';
comment on column password_guessing.wait_until is 'Before this a network that never signed in with this e-mail is not let try.';
comment on column password_guessing.told_at is 'When the holder was last told that somebody guesses.';

create table known_network (
  account_id uuid not null references account,
  pair text not null,
  at timestamptz not null,
  primary key (account_id, pair)
);
comment on table known_network is 'From where an account has signed in, as a hash: a stranger’s guessing does not slow these down.';

-- The processes that hold the sockets of a session hear of its end when it commits.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end
$$;

create trigger session_end after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_session_end();
