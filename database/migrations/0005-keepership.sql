-- Who keeps an animal, and every way in which that changes.

-- Standing becomes a status with a lifecycle of its own: whoever applies is verified or refused.
alter table profile add column id uuid not null default gen_random_uuid();
alter table profile alter column id drop default;
alter table profile add constraint profile_id unique (id);
alter table profile rename column standing to status;
alter table profile add column status_at timestamptz;
update profile set status_at = created_at;
alter table profile alter column status_at set not null;
create index profile_applied on profile (status_at) where status = 'applied';
comment on table profile is 'The status is what people read as the standing of a profile type.';

alter type pet_status add value 'awaitingConfirmation';
alter type pet_status add value 'missing';
alter type pet_status add value 'stolen';

create table litter (
  id uuid primary key,
  breeder_id uuid not null references account,
  species text not null,
  breed jsonb not null,
  born_on date not null,
  dam_name text not null,
  dam_chip_number text,
  created_at timestamptz not null
);
create index litter_breeder on litter (breeder_id, created_at desc);

alter table pet
  add column kept_since timestamptz,
  add column litter_id uuid references litter,
  add column breeder_id uuid references account,
  add column breeder_name text,
  add column breeder_licence text,
  add column breeder_authority text,
  add column kept_by_breeder_at timestamptz,
  add column rescue_backup_id uuid references account;
update pet set kept_since = registered_at;
alter table pet alter column kept_since set not null;
create index pet_litter on pet (litter_id) where litter_id is not null;
create index pet_breeder on pet (breeder_id) where breeder_id is not null;
comment on column pet.breeder_licence is 'The licence of the breeder and the authority that gave it (regulation 6 detail 3), as they were at birth.';
comment on column pet.rescue_backup_id is 'The organisation that takes the animal back when its keeper cannot keep it.';

create function refuse_other_breeder() returns trigger language plpgsql as $$
begin
  raise exception 'Who bred an animal is written once';
end $$;
create trigger breeder_stays before update on pet for each row
  when (old.breeder_id is not null and
    (old.breeder_id, old.breeder_name, old.breeder_licence, old.breeder_authority, old.litter_id)
    is distinct from (new.breeder_id, new.breeder_name, new.breeder_licence, new.breeder_authority, new.litter_id))
  execute function refuse_other_breeder();

-- Every keeper of every animal. The database itself writes it, so that no keeper changes without it and there is never a second one.
create table keepership (
  id uuid primary key default gen_random_uuid(),
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  since timestamptz not null,
  until timestamptz,
  check (until >= since)
);
create unique index keepership_now on keepership (pet_id) where until is null;
create index keepership_keeper on keepership (keeper_id, until desc);
insert into keepership (pet_id, keeper_id, since) select id, keeper_id, kept_since from pet;

create function write_keepership() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update keepership set until = new.kept_since where pet_id = new.id and until is null;
  end if;
  insert into keepership (pet_id, keeper_id, since) values (new.id, new.keeper_id, new.kept_since);
  return null;
end $$;
create trigger keepership_begins after insert on pet for each row execute function write_keepership();
create trigger keepership_changes after update of keeper_id on pet for each row
  when (old.keeper_id <> new.keeper_id) execute function write_keepership();

-- An animal offered to one person: sold, adopted, or registered for them.
create type offer_kind as enum ('sale', 'adoption', 'registration', 'litter');
create type offer_status as enum ('sent', 'opened', 'accepted', 'rejected', 'expired', 'withdrawn');

create table offer (
  id uuid primary key,
  status offer_status not null,
  status_at timestamptz not null,
  kind offer_kind not null,
  pet_id uuid not null references pet,
  from_account uuid not null references account,
  to_email text,
  to_mobile text,
  to_account uuid references account,
  statement text,
  reason text,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  reminders smallint not null default 0,
  check (num_nonnulls(to_email, to_mobile, to_account) > 0)
);
create unique index offer_live on offer (pet_id) where status in ('sent', 'opened');
create index offer_from on offer (from_account, created_at desc, id desc);
create index offer_to_email on offer (to_email);
create index offer_to_mobile on offer (to_mobile);
create index offer_to_account on offer (to_account);
create index offer_due on offer (answer_by) where status in ('sent', 'opened');
comment on column offer.to_account is 'Who took it, once somebody has.';
comment on column offer.statement is 'What a welfare organisation states when an animal is adopted.';

create table transfer_code (
  id uuid primary key,
  hash text not null unique,
  pet_id uuid not null references pet,
  issued_by uuid not null references account,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
create unique index transfer_code_live on transfer_code (pet_id) where used_at is null and ended_at is null;
comment on table transfer_code is 'The single-use code in a transfer pack. It is derived from the row''s id and the register''s own key, so that a pack can be printed again.';

-- An animal given away by its keeper: to somebody, to an organisation, or to whom the keeper chooses.
create type rehoming_status as enum ('listed', 'sent', 'completed', 'rejected', 'expired', 'withdrawn', 'disputed', 'returned', 'settled');
create type rehoming_target as enum ('person', 'organisation', 'anybody');

create table rehoming (
  id uuid primary key,
  status rehoming_status not null,
  status_at timestamptz not null,
  pet_id uuid not null references pet,
  from_account uuid not null references account,
  target rehoming_target not null,
  to_email text,
  to_mobile text,
  to_account uuid references account,
  token_hash text not null unique,
  why text not null,
  health text,
  behaviour text,
  fee_pence integer not null default 0 check (fee_pence >= 0),
  reason text,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  completed_at timestamptz,
  reminders smallint not null default 0
);
create unique index rehoming_live on rehoming (pet_id) where status in ('listed', 'sent', 'disputed');
create index rehoming_from on rehoming (from_account, created_at desc, id desc);
create index rehoming_to_email on rehoming (to_email);
create index rehoming_to_mobile on rehoming (to_mobile);
create index rehoming_to_account on rehoming (to_account);
create index rehoming_due on rehoming (answer_by) where status in ('listed', 'sent');

create table rehoming_application (
  id uuid primary key,
  rehoming_id uuid not null references rehoming,
  account_id uuid not null references account,
  as_organisation boolean not null,
  message text not null,
  at timestamptz not null,
  chosen_at timestamptz,
  withdrawn_at timestamptz,
  check (chosen_at is null or withdrawn_at is null),
  unique (rehoming_id, account_id)
);
create index rehoming_application_account on rehoming_application (account_id);

create table intake (
  id uuid primary key,
  pet_id uuid not null references pet,
  organisation_id uuid not null references account,
  rehoming_id uuid references rehoming,
  kind text not null check (kind in ('stray', 'surrender', 'seized')),
  came_on date not null,
  found_where text,
  condition text,
  photo_id uuid references file,
  created_at timestamptz not null,
  left_at timestamptz,
  left_how text check (left_how in ('adopted', 'claimed', 'rehomed', 'died'))
);
create index intake_organisation on intake (organisation_id, came_on desc);
create unique index intake_now on intake (pet_id) where left_at is null;

-- "I have this animal": a request to be written down as its keeper.
create type claim_status as enum (
  'evidenceReview', 'held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing', 'disputed',
  'completed', 'refused', 'withdrawn', 'settledKeeper', 'settledRequester'
);
create type claim_reason as enum ('bought', 'gift', 'adopted', 'found', 'inherited', 'separated', 'assistance');

create table claim (
  id uuid primary key,
  status claim_status not null,
  status_at timestamptz not null,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  requester_id uuid not null references account,
  reason claim_reason not null,
  photo_id uuid not null references file,
  statement_by text not null,
  statement text not null,
  council text,
  council_reference text,
  reported_on date,
  released_on date,
  release_reference text,
  objection text,
  notified_at timestamptz,
  answer_by timestamptz,
  opened_at timestamptz,
  completed_at timestamptz,
  reminders smallint not null default 0,
  created_at timestamptz not null
);
create unique index claim_open on claim (pet_id)
  where status in ('evidenceReview', 'held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing', 'disputed');
create index claim_keeper on claim (keeper_id, created_at desc);
create index claim_requester on claim (requester_id, created_at desc);
create index claim_waiting on claim (answer_by)
  where status in ('held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing');
comment on column claim.keeper_id is 'Who kept the animal when the request was made.';
comment on column claim.answer_by is 'When the present wait ends.';

create table claim_link (
  hash text primary key,
  claim_id uuid not null references claim,
  created_at timestamptz not null
);

create table claim_notice (
  message_id text primary key,
  claim_id uuid not null references claim,
  at timestamptz not null
);
create index claim_notice_claim on claim_notice (claim_id);

-- Whether a message was taken by its carrier. Bodies and addresses are not kept here.
create table delivery (
  message_id text primary key,
  delivered boolean not null,
  at timestamptz not null
);
create index delivery_at on delivery using brin (at);

alter table outbox_message drop constraint outbox_message_channel_check;
alter table outbox_message add constraint outbox_message_channel_check check (channel in ('email', 'sms', 'post'));

-- Whoever closed an account and kept animals is looked at again until the last has another keeper.
create index account_to_empty on account (id) where status = 'closed' and email not like '%@closed.invalid';

-- A record that has come here from another database, until that one has marked its own as moved.
create type database_move_status as enum ('registered', 'told', 'confirmed', 'stale');

create table database_move (
  id uuid primary key,
  status database_move_status not null,
  status_at timestamptz not null,
  pet_id uuid not null unique references pet,
  keeper_id uuid not null references account,
  register_code text not null references other_register,
  proof_kind text not null check (proof_kind in ('certificate', 'transferCode', 'sameEmail')),
  proof_file_id uuid references file,
  proof_code text,
  created_at timestamptz not null,
  told_at timestamptz,
  reminders smallint not null default 0
);
create index database_move_keeper on database_move (keeper_id, created_at desc);
create index database_move_open on database_move (created_at) where status in ('registered', 'told');
