-- Collar tags whose code leads whoever finds an animal to its keeper.
create type tag_status as enum ('made', 'active', 'paused', 'lost', 'replaced', 'retired');
create type scan_place as enum ('precise', 'approximate', 'denied');
alter type thread_subject add value 'tag';

create table tag (
  id uuid primary key,
  status tag_status not null,
  status_at timestamptz not null,
  token_hash text not null unique,
  short_hash text not null unique,
  pin_hash text,
  pins integer not null default 0,
  pet_id uuid references pet,
  keeper_id uuid references account,
  last_pet_id uuid references pet,
  replaced_by uuid references tag,
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  check ((pet_id is null) = (keeper_id is null))
);
create index tag_keeper on tag (keeper_id, created_at desc, id desc);
create index tag_pet on tag (pet_id);

comment on column tag.token_hash is 'Of the code in the tag''s address. The code is derived from the id with a key of the register, so that it can be printed again.';
comment on column tag.pin_hash is 'Null from the moment a pet has another keeper until that keeper has been sent a new PIN.';
comment on column tag.last_pet_id is 'The pet whose new keeper gets the new PIN.';
comment on column tag.pins is 'How many PINs this tag has had before: each new keeper gets another.';

create table scan (
  id uuid primary key,
  tag_id uuid not null references tag,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  at timestamptz not null,
  place_kind scan_place,
  lat double precision,
  lng double precision,
  accuracy_metres integer,
  place_words text,
  can_hold boolean not null default false,
  device_hash text not null,
  thread_id uuid references thread,
  told_at timestamptz
);
create index scan_pet on scan (pet_id, at desc, id desc);
create index scan_keeper on scan (keeper_id, at desc, id desc);
create index scan_device on scan (tag_id, device_hash, at desc);

do $$
begin
  create constraint trigger status_has_event after insert or update of status on tag deferrable initially deferred
    for each row execute function require_event('tag');
  create trigger never_deleted before delete on tag for each row execute function refuse_change();
  create trigger never_emptied before truncate on tag for each statement execute function refuse_change();
end $$;
