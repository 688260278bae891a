-- Animals that are looked for, and animals that were found.
create type lost_case_status as enum ('open', 'located', 'held', 'reunited', 'falseAlarm', 'closedDeceased', 'closedNotFound');
create type found_report_status as enum ('open', 'claimed', 'returned', 'handedOver', 'withdrawn', 'expired');
create type animal_size as enum ('small', 'medium', 'large');
create type sighting_sureness as enum ('sure', 'likely', 'unsure');
create type sighting_verdict as enum ('confirmed', 'dismissed');
create type match_verdict as enum ('maybe', 'other');
create type thread_subject as enum ('lookup', 'sighting', 'found');
create type whereabouts as enum ('seen', 'withFinder', 'vet', 'rescue', 'council');

create table lost_case (
  id uuid primary key,
  status lost_case_status not null,
  status_at timestamptz not null,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  species text not null,
  stolen boolean not null default false,
  crime_reference text,
  seen_at timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  area text not null,
  shown_lat double precision not null,
  shown_lng double precision not null,
  shown point not null,
  circumstances text,
  reward boolean not null default false,
  size animal_size,
  held_by text,
  how text,
  alert_metres integer not null default 0,
  reminders smallint not null default 0,
  words tsvector not null default '',
  created_at timestamptz not null
);
-- A pet is looked for once at a time.
create unique index lost_case_live on lost_case (pet_id) where status in ('open', 'located', 'held');
create index lost_case_keeper on lost_case (keeper_id, created_at desc, id desc);
create index lost_case_shown on lost_case using gist (shown) include (seen_at, id, species) where status in ('open', 'located', 'held', 'closedNotFound');
create index lost_case_newest on lost_case (seen_at desc, id desc) where status in ('open', 'located', 'held', 'closedNotFound');

create index lost_case_words on lost_case using gin (words) where status in ('open', 'located', 'held', 'closedNotFound');

comment on column lost_case.lat is 'The true place, for the keeper alone. Strangers are shown shown_lat and shown_lng.';
comment on column lost_case.species is 'The pet''s, so that a list is narrowed without reading the pets.';
comment on column lost_case.words is 'What search_words() makes of the search and its pet.';
comment on column lost_case.shown is 'shown_lng and shown_lat in metres on the map of knowledge/places/grid.ts.';
comment on column lost_case.area is 'The town that strangers read: never a street.';

create table found_report (
  id uuid primary key,
  status found_report_status not null,
  status_at timestamptz not null,
  species text not null,
  breed jsonb,
  sex pet_sex not null,
  size animal_size,
  colour text not null,
  description text not null,
  chip_number text,
  found_at timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  area text not null,
  shown_lat double precision not null,
  shown_lng double precision not null,
  shown point not null,
  whereabouts whereabouts not null,
  held_words text,
  photo_id uuid references file,
  finder_account uuid references account,
  finder_name text,
  finder_email text,
  finder_mobile text,
  finder_proven boolean not null default false,
  key_hash text not null unique,
  reminders smallint not null default 0,
  words tsvector not null default '',
  created_at timestamptz not null
);
create index found_report_finder on found_report (finder_account, created_at desc, id desc);
create index found_report_shown on found_report using gist (shown) include (found_at, id, species) where status in ('open', 'claimed');
create index found_report_newest on found_report (found_at desc, id desc) where status in ('open', 'claimed');

create index found_report_words on found_report using gin (words) where status in ('open', 'claimed');

comment on column found_report.words is 'What search_words() makes of the report.';
comment on column found_report.key_hash is 'Of the secret in the finder''s link: whoever has it may change the report.';

-- The words of a text, and the square of 10 km in which they're looked for: words near a place are then found by one index.
create function search_words(place point, said text) returns tsvector language sql immutable as $$
  select to_tsvector('simple', translate(said, '-/.:@_+<>&;~%=#', '               '))
    || array_to_tsvector(array[format('#%s/%s', floor(place[0] / 10000), floor(place[1] / 10000))])
$$;

create function words_of_lost_case() returns trigger language plpgsql as $$
begin
  select search_words(new.shown, concat_ws(' ', pet.name, pet.colour, pet.markings, new.area, new.circumstances))
    into strict new.words from pet where pet.id = new.pet_id;
  return new;
end $$;
create trigger words before insert or update of shown, area, circumstances on lost_case for each row execute function words_of_lost_case();

create function words_of_lost_pet() returns trigger language plpgsql as $$
begin
  update lost_case set area = area where pet_id = new.id;
  return null;
end $$;
create trigger words after update of name, colour, markings on pet for each row
  when ((old.name, old.colour, old.markings) is distinct from (new.name, new.colour, new.markings)) execute function words_of_lost_pet();

create function words_of_found_report() returns trigger language plpgsql as $$
begin
  new.words = search_words(new.shown, concat_ws(' ', new.colour, new.area, new.description));
  return new;
end $$;
create trigger words before insert or update of shown, area, colour, description on found_report
  for each row execute function words_of_found_report();

create table sighting (
  id uuid primary key,
  case_id uuid not null references lost_case,
  seen_at timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  area text not null,
  shown_lat double precision not null,
  shown_lng double precision not null,
  words text,
  sureness sighting_sureness not null,
  photo_id uuid references file,
  by_account uuid references account,
  thread_id uuid references thread,
  verdict sighting_verdict,
  verdict_at timestamptz,
  created_at timestamptz not null,
  check (num_nulls(verdict, verdict_at) in (0, 2))
);
create index sighting_case on sighting (case_id, seen_at desc, id desc);

create table found_match (
  case_id uuid not null references lost_case,
  report_id uuid not null references found_report,
  told_at timestamptz,
  verdict match_verdict,
  verdict_at timestamptz,
  thread_id uuid references thread,
  primary key (case_id, report_id),
  check (num_nulls(verdict, verdict_at) in (0, 2))
);
comment on table found_match is 'What a keeper was told, and has said, of an animal that was found: it may be theirs, or it is another.';

create table lost_alert (
  account_id uuid primary key references account,
  species text[] not null,
  lat double precision not null,
  lng double precision not null,
  area text not null,
  home point not null,
  since timestamptz not null
);
create index lost_alert_home on lost_alert using gist (home);
comment on table lost_alert is 'Who asked to be told of animals that are lost nearby. Their own consent, given and taken back in their profile.';

create table lost_alert_sent (
  case_id uuid not null references lost_case,
  account_id uuid not null references account,
  at timestamptz not null,
  primary key (case_id, account_id)
);

-- A conversation need not begin with a lookup: somebody has seen the animal, or found one like it.
alter table thread alter column lookup_id drop not null;
alter table thread add column about thread_subject not null default 'lookup';
alter table thread add check ((about = 'lookup') = (lookup_id is not null));

-- As in 0013: no status changes without its event, and nothing is deleted.
do $$
declare
  thing record;
begin
  for thing in select * from (values ('search', 'lost_case'), ('report', 'found_report')) as kept (subject, place) loop
    execute format(
      'create constraint trigger status_has_event after insert or update of status on %I deferrable initially deferred for each row execute function require_event(%L)',
      thing.place, thing.subject);
    execute format('create trigger never_deleted before delete on %I for each row execute function refuse_change()', thing.place);
    execute format('create trigger never_emptied before truncate on %I for each statement execute function refuse_change()', thing.place);
  end loop;
end $$;
