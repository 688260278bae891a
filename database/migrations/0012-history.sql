-- What makes the whole history checkable: one way of hashing, who holds a thing, the head of every chain, and the daily roots over all heads.

alter table event drop column version;
alter table event rename column by_salt to salt;
alter table event add column holder_mark text;
comment on column event.salt is 'Never shown with the chain: who has it can prove, or guess at, which account made the event or held the thing.';
comment on column event.holder_mark is 'A salted digest of who held the thing once the event had happened (the keeper of a pet); null where nobody holds such things.';

-- Who holds a thing, by the word for it in its events.
create function holder_of(subject text, id uuid) returns uuid language sql stable as $$
  select case holder_of.subject when 'pet' then (select keeper_id from pet where pet.id = holder_of.id) end
$$;

create trigger event_is_never_emptied before truncate on event for each statement execute function refuse_change();

create table event_head (
  subject text not null,
  subject_id uuid not null,
  seq integer not null,
  hash text not null,
  primary key (subject, subject_id)
) with (fillfactor = 80);
comment on table event_head is 'The last event of every chain. Only the insert of an event writes it.';
insert into event_head (subject, subject_id, seq, hash)
  select distinct on (subject, subject_id) subject, subject_id, seq, hash from event order by subject, subject_id, seq desc;

-- An event that does not follow the last one of its chain is refused, whoever writes it. The writer of an event has no right to the head itself.
create function advance_head() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.seq = 1 and new.previous_hash = repeat('0', 64) then
    insert into event_head (subject, subject_id, seq, hash) values (new.subject, new.subject_id, 1, new.hash);
    return null;
  end if;
  update event_head head set seq = new.seq, hash = new.hash
    where head.subject = new.subject and head.subject_id = new.subject_id and head.seq = new.seq - 1 and head.hash = new.previous_hash;
  if not found then
    raise exception 'Event % of % % does not follow the last one', new.seq, new.subject, new.subject_id using errcode = '23514';
  end if;
  return null;
end $$;
create trigger event_advances_head after insert on event for each row execute function advance_head();

-- The heads as they were when the latest root was made, each at a place of its own for ever: the leaves of the tree, in order.
create table history_leaf (
  place bigint primary key check (place >= 0),
  subject text not null,
  subject_id uuid not null,
  seq integer not null,
  hash text not null,
  unique (subject, subject_id)
);

create table history_root (
  day date primary key,
  at timestamptz not null,
  size bigint not null,
  root text not null,
  previous text not null,
  branches bytea not null,
  statement text not null
);
comment on column history_root.previous is 'SHA-256, in hex, of the statement before; 64 zeros for the first.';
comment on column history_root.branches is 'The hash of each 1024 leaves in order, 32 bytes each: with them the way from one leaf to the root needs few rows.';
comment on column history_root.statement is 'The signed root, as it is published: a compact JWS.';

create table history_check (
  at timestamptz primary key,
  chains bigint not null,
  events bigint not null,
  differences integer not null
);

-- Writes the heads of now into the leaves; how many leaves there are. A leaf never goes back, so that a history that was cut short stays one that does not fit.
create function take_heads() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table history_leaf in share row exclusive mode;
  update history_leaf leaf set seq = head.seq, hash = head.hash from event_head head
    where leaf.subject = head.subject and leaf.subject_id = head.subject_id and leaf.seq < head.seq;
  insert into history_leaf (place, subject, subject_id, seq, hash)
    select (select coalesce(max(place), -1) from history_leaf) + row_number() over (order by head.subject, head.subject_id),
      head.subject, head.subject_id, head.seq, head.hash
    from event_head head
    where not exists (select from history_leaf leaf where leaf.subject = head.subject and leaf.subject_id = head.subject_id);
  return (select count(*) from history_leaf);
end $$;
revoke execute on function take_heads() from public;

-- Heads and leaves are written by the two functions above and by nothing else, roots never changed.
create function refuse_direct_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written by the register itself', tg_table_name;
end $$;
create trigger event_head_follows before insert or update or delete on event_head
  for each row when (pg_trigger_depth() = 0) execute function refuse_direct_change();
create trigger event_head_is_never_emptied before truncate on event_head for each statement execute function refuse_change();
create trigger history_leaf_stays before delete on history_leaf for each row execute function refuse_change();
create trigger history_leaf_is_never_emptied before truncate on history_leaf for each statement execute function refuse_change();
create trigger history_root_is_append_only before update or delete on history_root for each row execute function refuse_change();
create trigger history_root_is_never_emptied before truncate on history_root for each statement execute function refuse_change();

-- What passes between processes and is too large for a notification; made here, because the register itself may make no table.
create table if not exists socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);

create index pet_photo on pet (photo_id) where photo_id is not null;
