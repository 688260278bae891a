-- Chips as goods: batches, orders, what an implanter holds, what was implanted, and what failed.

create type batch_status as enum ('inStock', 'frozen', 'recalled');
create table chip_batch (
  id uuid primary key,
  status batch_status not null,
  status_at timestamptz not null,
  code text not null unique,
  manufacturer text not null,
  product text not null,
  numbers int8range not null,
  expires_on date not null,
  received_at timestamptz not null,
  -- Two batches never hold the same number.
  exclude using gist (numbers with &&),
  check (not isempty(numbers) and lower(numbers) is not null and upper(numbers) is not null)
);
create index chip_batch_expiry on chip_batch (expires_on) where status = 'inStock';

-- What a pack of chips costs, with and without a registration for each.
create table chip_pack (
  size smallint primary key check (size > 0),
  pence integer not null check (pence > 0),
  pence_with_registrations integer not null check (pence_with_registrations > pence)
);
insert into chip_pack (size, pence, pence_with_registrations) values
  (10, 3900, 11900), (25, 8900, 28900), (50, 16500, 54500), (100, 29900, 99900);

create type chip_order_status as enum (
  'placed', 'paid', 'allocated', 'packed', 'dispatched', 'delivered', 'received', 'cancelled', 'refunded', 'returnRequested', 'returned'
);
create table chip_order (
  id uuid primary key,
  status chip_order_status not null,
  status_at timestamptz not null,
  implanter_id uuid not null references account,
  quantity integer not null check (quantity between 1 and 1000),
  with_registrations boolean not null,
  packs jsonb not null,
  pence integer not null check (pence > 0),
  delivery jsonb not null,
  tracking text,
  reserved_until timestamptz not null,
  created_at timestamptz not null,
  received_at timestamptz,
  -- Since when it is not sent, because the bank holds what was paid for it.
  suspended_at timestamptz,
  -- How many of its chips could not be had before it was sent: they were paid back.
  given_up integer not null default 0 check (given_up between 0 and quantity),
  -- Since when nothing more is sent or owed for it, because the bank took back what was paid.
  taken_back_at timestamptz
);
create index chip_order_implanter on chip_order (implanter_id, created_at desc, id desc);
create index chip_order_open on chip_order (status, status_at);

-- Which numbers an order has: held for 30 minutes while it is placed, its own once it is paid, free again when it is cancelled.
create table chip_allocation (
  id uuid primary key,
  order_id uuid not null references chip_order,
  batch_id uuid not null references chip_batch,
  numbers int8range not null,
  released_at timestamptz,
  exclude using gist (numbers with &&) where (released_at is null)
);
create index chip_allocation_order on chip_allocation (order_id);
create index chip_allocation_batch on chip_allocation (batch_id) where released_at is null;

create type unit_status as enum (
  'reserved', 'dispatched', 'withImplanter', 'implanted', 'registered', 'returned', 'lostInPost', 'expired', 'deadUnused', 'failedInAnimal', 'recalled', 'released'
);
create table chip_unit (
  id uuid primary key,
  status unit_status not null,
  status_at timestamptz not null,
  number text not null unique,
  batch_id uuid not null references chip_batch,
  order_id uuid references chip_order,
  holder_id uuid references account,
  expires_on date not null,
  -- How it was made good that the chip never arrived or was called back; null while it was not.
  made_good text check (made_good in ('resent', 'refunded'))
);
create index chip_unit_holder on chip_unit (holder_id, status, expires_on, number);
create index chip_unit_batch on chip_unit (batch_id, status);
create index chip_unit_order on chip_unit (order_id);
create index chip_unit_lost on chip_unit (order_id) where status = 'lostInPost' and made_good is null;

create table implant (
  id uuid primary key,
  chip_number text not null unique,
  implanter_id uuid not null references account,
  pet_id uuid references pet,
  species text not null,
  implanted_on date not null,
  site text not null,
  scan_before text not null check (scan_before in ('none', 'otherChip')),
  scan_after boolean not null,
  batch_id uuid references chip_batch,
  customer_email text,
  customer_mobile text,
  -- Made by the device, so that one sent again after a time without signal is not another.
  draft_id uuid,
  -- How many of the steps after 7, 14 and 30 days without a keeper have been taken.
  reminders smallint not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz,
  unique (implanter_id, draft_id)
);
create index implant_implanter on implant (implanter_id, implanted_on desc, id desc);
create index implant_customer_email on implant (customer_email);
create index implant_customer_mobile on implant (customer_mobile);
create index implant_pet on implant (pet_id);

create type dead_chip_status as enum ('reported', 'creditIssued', 'reportDue', 'reportSent', 'superseded', 'closed', 'struck');
create type dead_chip_kind as enum ('unusedDud', 'failed', 'migrated', 'reaction');
create table dead_chip (
  id uuid primary key,
  status dead_chip_status not null,
  status_at timestamptz not null,
  chip_number text not null,
  kind dead_chip_kind not null,
  reported_by uuid not null references account,
  batch_id uuid references chip_batch,
  pet_id uuid references pet,
  noticed_on date not null,
  words text not null,
  label_photo_id uuid references file,
  second_scan text,
  due_on date,
  vmd_reference text,
  vmd_sent_on date,
  new_chip_number text,
  -- How many of the letters after 7, 12 and 14 days have gone out.
  reminders smallint not null default 0,
  created_at timestamptz not null
);
create index dead_chip_reporter on dead_chip (reported_by, created_at desc, id desc);
create index dead_chip_batch on dead_chip (batch_id);
-- A report that was found to be false stands in the way of no true one.
create unique index dead_chip_once on dead_chip (chip_number, kind) where status <> 'struck';
create index dead_chip_due on dead_chip (created_at) where status = 'reportDue';

-- A number that was replaced stays with its animal, and still finds it. It never leaves this table, so that it is never used again.
alter table chip add column superseded_at timestamptz;
create unique index chip_of_pet on chip (pet_id) where superseded_at is null;
comment on column chip.superseded_at is 'Since when the animal has another chip; null for the one number by which it is known now.';

alter table file add column name text;
comment on column file.name is 'What whoever sent a piece of evidence calls it, so that they know it again; null for pictures of animals.';

-- From version 2 on the hash of an event holds a digest of who made it, with a salt of its own, so that a chain can be shown without accounts.
alter table event add column version smallint not null default 1, add column by_salt text;
comment on column event.version is 'How the hash was worked out: 1 holds the account itself, 2 the digest of by_salt and the account.';
comment on column event.by_salt is 'Never shown with the chain: who has it can prove, or guess at, which account made the event.';
