-- What partners' software is told of the chips that it registered.
create type webhook_status as enum ('sending', 'off', 'removed');
create table webhook (
  id uuid primary key,
  account_id uuid not null references account,
  status webhook_status not null,
  status_at timestamptz not null,
  url text not null,
  secret text not null,
  former_secret text,
  former_until timestamptz,
  failing_since timestamptz,
  created_at timestamptz not null
);
create index webhook_account on webhook (account_id, created_at desc);
comment on column webhook.secret is 'What its messages are signed with, sealed.';
comment on column webhook.former_secret is 'The one before: messages are signed with both until former_until.';
comment on column webhook.failing_since is 'The first try that failed since the last that did not.';

create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook,
  event_id uuid not null references event,
  type text not null,
  chip_number text not null,
  at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz,
  delivered_at timestamptz,
  last_answer text,
  unique (webhook_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (next_try_at) where next_try_at is not null;
create index webhook_delivery_newest on webhook_delivery (webhook_id, at desc, id desc);
comment on column webhook_delivery.next_try_at is 'Null once it is delivered, or given up.';

-- Written with the event itself, so that nothing is told that did not happen and nothing that happened is forgotten.
create function queue_webhooks() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (id, webhook_id, event_id, type, chip_number, at, next_try_at)
  select distinct on (webhook.id) gen_random_uuid(), webhook.id, new.id,
    case new.move when 'confirm' then 'chip.registered' when 'changeKeeper' then 'chip.keeperChanged'
      when 'reportFound' then 'chip.reportedFound' else 'chip.reportedMissing' end,
    registration.chip_number, new.at, new.at
  from partner_registration as registration
  join webhook on webhook.account_id = registration.account_id and webhook.status <> 'removed'
  where registration.pet_id = new.subject_id;
  return null;
end $$;

do $$
begin
  create trigger tells_partners after insert on event for each row
    when (new.subject = 'pet' and new.move in ('confirm', 'changeKeeper', 'reportMissing', 'reportStolen', 'reportFound'))
    execute function queue_webhooks();
  create constraint trigger status_has_event after insert or update of status on webhook deferrable initially deferred
    for each row execute function require_event('webhook');
  create trigger never_deleted before delete on webhook for each row execute function refuse_change();
  create trigger never_emptied before truncate on webhook for each statement execute function refuse_change();
end $$;
