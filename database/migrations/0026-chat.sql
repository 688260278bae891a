-- A conversation has two sides: the guest began it, and the host is the one it is with.
alter type message_side rename value 'finder' to 'guest';
alter type message_side rename value 'keeper' to 'host';
alter type thread_subject add value 'implanter';
alter type thread_subject add value 'training';
alter type thread_subject add value 'support';

alter table thread rename column keeper_id to host_id;
alter table thread rename column finder_name to guest_name;
alter table thread rename column finder_email to guest_email;
alter table thread rename column finder_mobile to guest_mobile;
alter table thread rename column finder_proven to guest_proven;
alter table thread rename column keeper_blocked_at to host_blocked_at;
alter table thread rename column finder_blocked_at to guest_blocked_at;
alter index thread_keeper rename to thread_host;
comment on column thread.guest_proven is 'The guest was signed in, with this address confirmed.';

alter table thread
  alter column host_id drop not null,
  add column guest_id uuid references account,
  add column host_told_at timestamptz,
  add column guest_told_at timestamptz,
  add column ended_at timestamptz,
  add constraint thread_has_host check (host_id is not null or about::text = 'support'),
  add constraint thread_not_with_oneself check (host_id <> guest_id);
comment on column thread.host_id is 'Null where it is with our staff.';
comment on column thread.host_told_at is 'When the host was last written to about messages that they have not come back to read.';
create index thread_guest on thread (guest_id, last_at desc) where guest_id is not null;
create index thread_support on thread (last_at desc) where host_id is null;
create index thread_age on thread (last_at);

-- Only a conversation about an animal has one.
alter table thread drop constraint thread_check1;
alter table thread add constraint thread_subject_known check (
  case when about::text in ('implanter', 'training', 'support') then num_nulls(pet_id, card) = 2 else num_nulls(pet_id, card) = 1 end
);

alter table message
  add column place bigint generated always as identity,
  add column send_key uuid,
  add column photo_id uuid references file;
comment on column message.place is 'Its place among the messages of its conversation: they are written one after the other.';
comment on column message.send_key is 'Chosen by whoever sends it, so that sending it again writes nothing twice.';
create unique index message_send_key on message (thread_id, side, send_key) where send_key is not null;
drop index message_thread;
create unique index message_place on message (thread_id, place);

-- Who is there now. Each process says so again every 20 seconds.
create unlogged table presence (
  room text primary key,
  until timestamptz not null
);
