-- Payments by card, what was bought with them, and the registrations that somebody has in hand.

create type payment_status as enum ('open', 'processing', 'succeeded', 'partRefunded', 'refunded', 'cancelled');

create table payment (
  id uuid primary key,
  status payment_status not null,
  status_at timestamptz not null,
  account_id uuid not null references account,
  purpose text not null check (purpose in ('plan', 'freeRegistrations', 'chipsOrder', 'order', 'booking', 'tailTag')),
  thing_id uuid not null,
  card_account text not null check (card_account in ('main', 'tailTag')),
  description text not null,
  lines jsonb not null,
  pence integer not null check (pence > 0),
  vat_pence integer not null check (vat_pence >= 0 and vat_pence <= pence),
  intent_id text unique,
  hosted_id text unique,
  -- Counts how often it was asked for anew at the provider: what is asked is known there by the id and this.
  attempt smallint not null default 1,
  declined text,
  created_at timestamptz not null,
  paid_at timestamptz,
  refunded_pence integer not null default 0 check (refunded_pence between 0 and pence),
  -- When the clock last looked at the provider what has become of it.
  looked_at timestamptz
);
-- A thing is paid once, under whatever purpose.
create unique index payment_of_thing on payment (thing_id) where status in ('open', 'processing', 'succeeded', 'partRefunded');
create index payment_thing on payment (thing_id);
create index payment_account on payment (account_id, created_at desc, id desc);
create index payment_unsettled on payment (created_at) where status in ('open', 'processing');
comment on column payment.lines is '[{words, quantity, pence, vatRate}]: gross, as the payer saw them.';

-- The bank of who paid asks about a payment, or takes it back.
create type dispute_status as enum ('asked', 'open', 'won', 'lost');
create table dispute (
  id uuid primary key,
  status dispute_status not null,
  status_at timestamptz not null,
  payment_id uuid not null references payment,
  -- What is disputed: another than the payment's where somebody paid twice.
  intent_id text not null,
  provider_id text not null unique,
  pence integer not null check (pence > 0),
  reason text not null,
  -- Until when the provider takes an answer; null where none is asked for.
  answer_by timestamptz,
  created_at timestamptz not null
);
create index dispute_payment on dispute (payment_id);
create index dispute_intent on dispute (intent_id);
create index dispute_undecided on dispute (created_at) where status in ('asked', 'open');

create type refund_status as enum ('asked', 'made', 'failed', 'overtaken');

create table refund (
  id uuid primary key,
  status refund_status not null,
  status_at timestamptz not null,
  payment_id uuid not null references payment,
  -- What is given back: another than the payment's where somebody paid twice.
  intent_id text not null,
  pence integer not null check (pence > 0),
  lines jsonb not null,
  reason text not null,
  -- Under which the provider knows it: one that is asked and has this is pending there.
  provider_id text unique,
  -- What the bank took back, where that is what it says.
  dispute_id uuid references dispute,
  created_at timestamptz not null,
  -- When the clock last asked the provider what has become of it.
  looked_at timestamptz
);
create index refund_payment on refund (payment_id);
create index refund_asked on refund (created_at) where status = 'asked';
create index refund_made on refund (status_at) where status = 'made' and provider_id is not null;

-- Invoices and credit notes are numbered without a gap in each year: the number is taken under a lock, in the transaction that issues it.
create table invoice_year (
  kind text not null check (kind in ('invoice', 'creditNote')),
  year integer not null,
  last integer not null check (last >= 0),
  primary key (kind, year)
);
create table invoice (
  id uuid primary key,
  kind text not null,
  year integer not null,
  no integer not null check (no > 0),
  account_id uuid not null references account,
  payment_id uuid not null references payment,
  refund_id uuid unique references refund,
  issued_at timestamptz not null,
  content jsonb not null,
  unique (kind, year, no)
);
create unique index invoice_of_payment on invoice (payment_id) where kind = 'invoice';
create trigger invoice_is_append_only before update or delete on invoice for each row execute function refuse_change();
comment on column invoice.content is 'Lines, totals, VAT and the customer as they were on the day.';

create table webhook_event (
  id text primary key,
  card_account text not null,
  type text not null,
  at timestamptz not null,
  received_at timestamptz not null
);
create index webhook_event_at on webhook_event using brin (received_at);

-- What the embedded twin of the card provider holds. Development and tests only.
create table sandbox_thing (
  account text not null,
  id text not null,
  object text not null,
  no bigint generated always as identity,
  content jsonb not null,
  primary key (account, id)
);
create index sandbox_thing_object on sandbox_thing (account, object, no);

-- Plans, and registrations in hand: a ledger of lots.
alter table plan
  add column summary text not null default '',
  add column audience text[] not null default '{Customer}',
  add column registrations integer check (registrations > 0),
  add column sort smallint not null default 0,
  add column on_sale boolean not null default true;
comment on column plan.registrations is 'How many animals it registers; null = every animal of the household.';
update plan set summary = 'One animal on the register for its whole life.', registrations = 1, sort = 1 where code = 'single';
update plan set summary = 'Every animal that lives with you, now and later, for the whole of their lives.', sort = 2 where code = 'household';
insert into plan (code, name, pence, summary, audience, registrations, sort) values
  ('breeder10', 'Ten registrations for breeders', 9500, 'Ten young registered, each for its whole life, whoever keeps it later.', '{Breeder}', 10, 3),
  ('breeder50', 'Fifty registrations for breeders', 42500, 'Fifty young registered, each for its whole life, whoever keeps it later.', '{Breeder}', 50, 4),
  ('implanter25', 'Twenty-five registrations to give', 22500, 'For implanters who give the registration with the chip.', '{Implanter}', 25, 5),
  ('welfare100', 'A hundred registrations for rescues', 45000, 'For organisations that take animals in and find them homes.', '{Welfare}', 100, 6);

create table plan_feature (
  code text primary key,
  words text not null,
  more text not null,
  plans text[] not null,
  always_free boolean not null,
  sort smallint not null
);
insert into plan_feature (code, words, more, plans, always_free, sort) values
  ('updates', 'Change your address and numbers', 'As often as you like, for ever.', '{}', true, 1),
  ('lookups', 'Look a chip up', 'Anyone, day and night.', '{}', true, 2),
  ('missing', 'Report an animal missing and found', 'Whoever looks it up is told at once.', '{}', true, 3),
  ('consent', 'Pass an animal on to a new keeper', 'Both sides agree, nobody pays.', '{}', true, 4),
  ('relay', 'Talk with a finder', 'Neither sees the other’s details.', '{}', true, 5),
  ('certificate', 'A registration certificate with a proof', 'A PDF that anyone can check.', '{single,household,breeder10,breeder50,implanter25,welfare100}', false, 6),
  ('life', 'Registered for the whole life of the animal', 'Nothing to renew.', '{single,household,breeder10,breeder50,implanter25,welfare100}', false, 7),
  ('allPets', 'Every animal in the household', 'Those that come later too.', '{household}', false, 8),
  ('packs', 'Transfer packs for a litter', 'Printed in one go, with a code for each.', '{breeder10,breeder50}', false, 9),
  ('give', 'Give registrations to customers', 'They pay nothing when they accept.', '{breeder10,breeder50,implanter25,welfare100}', false, 10);

create type purchase_status as enum ('waiting', 'granted', 'cancelled', 'refunded');
create table purchase (
  id uuid primary key,
  status purchase_status not null,
  status_at timestamptz not null,
  account_id uuid not null references account,
  plan_code text not null references plan,
  quantity integer not null check (quantity between 1 and 100),
  pet_id uuid references pet,
  pence integer not null check (pence > 0),
  created_at timestamptz not null
);
insert into purchase (id, status, status_at, account_id, plan_code, quantity, pet_id, pence, created_at)
  select distinct on (pet_id) id, 'waiting', created_at, account_id, plan_code, 1, pet_id, pence, created_at from payment_due order by pet_id, created_at;
drop table payment_due;
create index purchase_account on purchase (account_id, created_at desc);
create unique index purchase_waiting_for_pet on purchase (pet_id) where status = 'waiting' and pet_id is not null;

create type credit_source as enum ('plan', 'chipBundle', 'promotion', 'welfareGrant', 'manual');
create table credit_lot (
  id uuid primary key,
  account_id uuid not null references account,
  source credit_source not null,
  quantity integer not null check (quantity > 0),
  purchase_id uuid references purchase,
  expires_at timestamptz,
  -- How many of the two letters that it will expire have gone out.
  reminders smallint not null default 0,
  -- Since when none of it can be used, because the bank holds what was paid for it.
  suspended_at timestamptz,
  created_at timestamptz not null
);
create index credit_lot_account on credit_lot (account_id, expires_at, created_at);
create index credit_lot_purchase on credit_lot (purchase_id);
create index credit_lot_expiring on credit_lot (expires_at) where expires_at is not null;
create table credit_entry (
  id uuid primary key,
  lot_id uuid not null references credit_lot,
  change integer not null,
  why text not null check (why in ('registration', 'reversal', 'refund', 'expiry')),
  pet_id uuid references pet,
  at timestamptz not null,
  check (case why when 'registration' then change = -1 when 'reversal' then change = 1 else change < 0 end),
  check ((pet_id is not null) = (why in ('registration', 'reversal')))
);
create index credit_entry_lot on credit_entry (lot_id);
create index credit_entry_pet on credit_entry (pet_id);
create trigger credit_entry_is_append_only before update or delete on credit_entry for each row execute function refuse_change();

create function credit_left(lot uuid) returns integer language sql stable as $$
  select quantity + coalesce((select sum(change)::int from credit_entry where lot_id = lot), 0) from credit_lot where id = lot
$$;

-- A lot never gives more than it holds, and an animal is registered with one at a time, whoever writes: both rows are held while it is
-- counted. `no key update`, because the reference to them has taken a key share already: with `update` two writers would wait for each other.
create function refuse_overdraft() returns trigger language plpgsql as $$
declare
  held integer;
  barred boolean;
  taken integer;
begin
  perform 1 from pet where id = new.pet_id for no key update;
  select quantity, suspended_at is not null and new.why = 'registration' into held, barred
    from credit_lot where id = new.lot_id for no key update;
  if barred then
    raise exception 'This lot of registrations is suspended' using errcode = '23514', constraint = 'credit_lot_suspended';
  end if;
  if credit_left(new.lot_id) not between 0 and held then
    raise exception 'This lot of registrations is used up' using errcode = '23514', constraint = 'credit_lot_left';
  end if;
  select -sum(change) into taken from credit_entry where pet_id = new.pet_id;
  if taken not between 0 and 1 then
    raise exception 'This animal is registered already' using errcode = '23514', constraint = 'credit_pet_once';
  end if;
  return null;
end $$;
create constraint trigger credit_lot_left after insert on credit_entry for each row execute function refuse_overdraft();

-- A household plan covers every animal of its keeper.
create table household_plan (
  account_id uuid primary key references account,
  purchase_id uuid not null references purchase,
  since timestamptz not null,
  -- When it first paid for an animal: from then on it has been used, whoever keeps the animal later.
  covered_at timestamptz,
  -- Since when it covers no further animal, because the bank holds what was paid for it.
  suspended_at timestamptz,
  ended_at timestamptz
);
