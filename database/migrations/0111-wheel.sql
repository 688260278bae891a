-- The wheel of prizes: what can be won in a campaign, and what each person has won.

create type wheel_prize_kind as enum ('registration', 'percentOff', 'poundsOff', 'freeDelivery', 'nothing');
create type wheel_spin_status as enum ('won', 'missed', 'claimed', 'lapsed');

create table wheel_campaign (
  id uuid primary key,
  name text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  commitment text not null,
  seed_sealed text not null,
  created_at timestamptz not null,
  exclude using gist (tstzrange(opens_at, closes_at) with &&)
);
comment on column wheel_campaign.commitment is 'SHA-256 of the seed and the table of prizes, shown before anyone spins.';
comment on column wheel_campaign.seed_sealed is 'Shown once the campaign is over, so that anyone can check every draw.';

create table wheel_item (
  id uuid primary key,
  campaign_id uuid not null references wheel_campaign,
  place integer not null,
  label text not null,
  kind wheel_prize_kind not null,
  amount integer not null default 0 check (amount >= 0),
  weight integer not null check (weight > 0),
  stock integer check (stock > 0),
  unique (campaign_id, place)
);
comment on column wheel_item.amount is 'Percent or pence, for what takes something off.';
comment on column wheel_item.stock is 'How many there are; none written where there is no limit.';

create table wheel_spin (
  id uuid primary key,
  status wheel_spin_status not null,
  status_at timestamptz not null,
  campaign_id uuid not null references wheel_campaign,
  account_id uuid not null references account,
  item_id uuid not null references wheel_item,
  number integer not null,
  word text not null,
  claim_by timestamptz not null,
  coupon_id uuid references coupon,
  credit_batch_id uuid references credit_batch,
  reminded_at timestamptz,
  created_at timestamptz not null,
  unique (campaign_id, account_id),
  unique (campaign_id, number)
);
comment on column wheel_spin.word is 'Chosen by the browser of whoever spun: with it, we could not have known the draw before.';
create index wheel_spin_account on wheel_spin (account_id);
create index wheel_spin_item on wheel_spin (item_id);
create index wheel_spin_won on wheel_spin (claim_by) where status = 'won';

create constraint trigger status_has_event after insert or update of status on wheel_spin deferrable initially deferred
  for each row execute function require_event('spin of the wheel');
create trigger never_deleted before delete on wheel_spin for each row execute function refuse_change();
create trigger never_emptied before truncate on wheel_spin for each statement execute function refuse_change();
