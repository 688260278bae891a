-- Tags that keepers order, what a tag knows of a pet that is not on the register, and subscriptions to TailTag Plus.
alter table tag add column card jsonb;
alter table tag drop constraint tag_check;
alter table tag add check (((pet_id is null) and (card is null)) = (keeper_id is null));
alter table tag add check (pet_id is null or card is null);
comment on column tag.card is 'What its keeper says of a pet whose chip is not on the register: PetCard.';

alter table scan alter column pet_id drop not null;
alter table scan
  add column seen_at timestamptz,
  add column contacts_told integer not null default 0,
  add column next_contact_at timestamptz;
create index scan_contacts on scan (next_contact_at) where next_contact_at is not null;
comment on column scan.seen_at is 'When the keeper looked at their scans after it.';
comment on column scan.next_contact_at is 'When the next of the keeper''s contacts is told, unless the keeper has looked; null where none is.';
comment on column scan.pet_id is 'Null where the tag knows its pet by its card alone.';

alter table thread alter column pet_id drop not null;
alter table thread add column card jsonb;
alter table thread add check (num_nulls(pet_id, card) = 1);
comment on column thread.card is 'Name and species of a pet that is not on the register: its tag knows it.';

create type tag_order_status as enum ('placed', 'paid', 'engraved', 'sent', 'cancelled', 'refunded');
create table tag_order (
  id uuid primary key,
  status tag_order_status not null,
  status_at timestamptz not null,
  account_id uuid not null references account,
  pet_id uuid references pet,
  design jsonb not null,
  engraving jsonb,
  delivery jsonb,
  pence integer not null check (pence > 0),
  tag_id uuid references tag,
  tracking text,
  suspended_at timestamptz,
  created_at timestamptz not null
);
create index tag_order_account on tag_order (account_id, created_at desc, id desc);
create index tag_order_open on tag_order (status, status_at);
comment on column tag_order.engraving is 'Null, as its delivery, once whoever ordered it is forgotten.';
comment on column tag_order.suspended_at is 'Since when it is not engraved or sent, because the bank holds what was paid for it.';

create type subscription_status as enum ('begun', 'trialing', 'active', 'pastDue', 'lapsed', 'ended', 'abandoned');
create table subscription (
  id uuid primary key,
  status subscription_status not null,
  status_at timestamptz not null,
  account_id uuid not null references account,
  plan text not null,
  pence integer not null check (pence > 0),
  trial_days integer not null check (trial_days >= 0),
  customer text,
  session_id text,
  provider_id text unique,
  period_end timestamptz,
  ends_then boolean not null default false,
  charged_at timestamptz,
  charged_pence integer,
  charged_intent text,
  refund_until timestamptz,
  refunded_intent text,
  reminded_for timestamptz,
  chases integer not null default 0,
  looked_at timestamptz,
  created_at timestamptz not null
);
create index subscription_account on subscription (account_id, created_at desc, id desc);
create unique index subscription_one on subscription (account_id) where status in ('trialing', 'active', 'pastDue');
create index subscription_open on subscription (status, looked_at);
comment on column subscription.session_id is 'The page of the provider on which it is begun.';
comment on column subscription.charged_intent is 'What the provider calls the last payment of it.';
comment on column subscription.refund_until is 'Until then cancelling gives that payment back; null where it does not.';
comment on column subscription.refunded_intent is 'The payment that went back because it was cancelled in the 14 days after it.';
comment on column subscription.reminded_for is 'The end of the period of which its holder was reminded.';
comment on column subscription.chases is 'How often its holder was told that the last payment failed.';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on tag_order deferrable initially deferred
    for each row execute function require_event('tag order');
  create trigger never_deleted before delete on tag_order for each row execute function refuse_change();
  create trigger never_emptied before truncate on tag_order for each statement execute function refuse_change();
  create constraint trigger status_has_event after insert or update of status on subscription deferrable initially deferred
    for each row execute function require_event('subscription');
  create trigger never_deleted before delete on subscription for each row execute function refuse_change();
  create trigger never_emptied before truncate on subscription for each statement execute function refuse_change();
end $$;
