create type pet_status as enum ('awaitingPayment', 'active', 'deceased', 'exported');
create type pet_sex as enum ('male', 'female', 'unknown');
create type yes_no_unknown as enum ('yes', 'no', 'unknown');

create table pet (
  id uuid primary key,
  status pet_status not null,
  keeper_id uuid not null references account,
  name text not null,
  original_name text not null,
  species text not null,
  breed jsonb not null,
  sex pet_sex not null,
  neutered yes_no_unknown not null,
  colour text not null,
  markings text,
  born_on date not null,
  born_exactly boolean not null,
  photo_id uuid references file,
  implanted_on date,
  implant_site text,
  implanter_name text,
  registered_at timestamptz not null,
  updated_at timestamptz not null,
  status_at timestamptz not null
);
create index pet_keeper on pet (keeper_id);
create index pet_status_at on pet (status, status_at);

comment on column pet.original_name is 'The name or identification number first given to the animal (regulation 6 detail 4).';
comment on column pet.breed is 'BreedChoice: one breed, a cross of two, or a description.';

create table chip (
  number text primary key,
  pet_id uuid not null references pet,
  registered_at timestamptz not null
);
create index chip_pet on chip (pet_id);

comment on table chip is 'A number is unique over all time: it stays with its animal after death and is never used again.';

create table plan (
  code text primary key,
  name text not null,
  pence integer not null check (pence >= 0)
);
insert into plan (code, name, pence) values
  ('single', 'One pet, for its life', 1500),
  ('household', 'Every pet in the household, for life', 2900);

create table registration_code (
  code text primary key,
  created_at timestamptz not null,
  used_at timestamptz,
  pet_id uuid references pet
);
comment on table registration_code is 'A registration paid for in advance, printed on the card that comes with a chip. Single use.';

create table payment_due (
  id uuid primary key,
  account_id uuid not null references account,
  pet_id uuid not null references pet,
  plan_code text not null references plan,
  pence integer not null check (pence >= 0),
  created_at timestamptz not null
);
create index payment_due_account on payment_due (account_id);
