create table other_register (
  code text primary key,
  name text not null,
  site text,
  phone text,
  hours text,
  ask_url text,
  ask_key text,
  checked_on date not null
);
comment on column other_register.ask_url is 'Where the register answers "do you hold this number?"; null where it offers no such address.';
comment on column other_register.ask_key is 'The key it gave us to ask with; null where it wants none.';

-- The UK databases known by name. A site or telephone number stands here only once somebody has checked it.
insert into other_register (code, name, site, checked_on) values
  ('animalMicrochips', 'Animal Microchips', null, '2026-11-01'),
  ('animalTracker', 'Animal Tracker', null, '2026-11-01'),
  ('chipHero', 'ChipHERO', 'https://chiphero.uk', '2026-11-01'),
  ('chipworks', 'Chipworks', 'https://www.chipworks.co.uk', '2026-11-01'),
  ('identibase', 'identibase', null, '2026-11-01'),
  ('lostPaws', 'Lost Paws', null, '2026-11-01'),
  ('microchipCentral', 'MicroChip Central', null, '2026-11-01'),
  ('microDogId', 'MicroDogID', null, '2026-11-01'),
  ('myAnimalTrace', 'My Animal Trace', null, '2026-11-01'),
  ('myPet', 'MyPet', 'https://mypethq.io', '2026-11-01'),
  ('nvds', 'National Veterinary Data Service', null, '2026-11-01'),
  ('petChipRegister', 'Pet Chip Register', null, '2026-11-01'),
  ('petDatabase', 'Pet Database', null, '2026-11-01'),
  ('petIdentityUk', 'Pet Identity UK', null, '2026-11-01'),
  ('petlog', 'Petlog', 'https://www.petlog.org.uk', '2026-11-01'),
  ('petScanner', 'PetScanner', 'https://petscanner.com', '2026-11-01'),
  ('petTrac', 'PETtrac', 'https://www.pettrac.co.uk', '2026-11-01'),
  ('proPet', 'ProPet', null, '2026-11-01'),
  ('protectedPet', 'Protected Pet', null, '2026-11-01'),
  ('smartTrace', 'SmartTrace', null, '2026-11-01');

create table lookup (
  id uuid primary key,
  chip_number text not null,
  pet_id uuid,
  keeper_id uuid,
  result text not null,
  at timestamptz not null,
  by_account uuid,
  lat double precision,
  lng double precision,
  accuracy_metres double precision,
  place_kind text check (place_kind in ('precise', 'approximate')),
  place_words text,
  check (num_nulls(lat, lng, accuracy_metres, place_kind) in (0, 4))
);
create index lookup_keeper on lookup (keeper_id, at desc, id desc) where keeper_id is not null;
create index lookup_by_account on lookup (by_account, at desc, id desc) where by_account is not null;
create index lookup_at on lookup using brin (at);

comment on table lookup is 'A log that is written all day: checking references would cost four times the writing, and no pet or account is ever deleted.';
comment on column lookup.keeper_id is 'Who kept the animal then: a later keeper does not see where it has been before.';

create table lookup_notice (
  pet_id uuid primary key references pet,
  told_at timestamptz not null
);
comment on table lookup_notice is 'When the keeper was last written to about a lookup, so that it is once an hour at most.';

create table thread (
  id uuid primary key,
  lookup_id uuid not null unique references lookup,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  finder_name text,
  finder_email text,
  finder_mobile text,
  created_at timestamptz not null,
  last_at timestamptz not null
);
create index thread_keeper on thread (keeper_id, last_at desc);

create table relay_key (
  hash text primary key,
  thread_id uuid not null references thread,
  created_at timestamptz not null
);
comment on table relay_key is 'The finder''s links into a conversation. Each message to a finder brings a link of its own, for only the hash of one is kept.';

create type message_side as enum ('finder', 'keeper');

create table message (
  id uuid primary key,
  thread_id uuid not null references thread,
  side message_side not null,
  text text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index message_thread on message (thread_id, at, id);
create index message_unread on message (thread_id, side) where read_at is null;
