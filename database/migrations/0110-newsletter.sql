-- Who asked for our newsletter, and what was sent to whom.

create table newsletter_subscriber (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  topics text[] not null,
  consent text not null,
  asked_at timestamptz not null,
  secret_hash text unique,
  confirmed_at timestamptz,
  left_at timestamptz,
  check (left_at is null or confirmed_at is not null)
);
comment on table newsletter_subscriber is 'Addresses that someone asked our newsletter for. One that isn’t confirmed in 7 days is deleted, and one that has left in 30.';
comment on column newsletter_subscriber.consent is 'The words that they agreed to when they asked.';
comment on column newsletter_subscriber.secret_hash is 'Of the link that confirms the address, while it works.';
create index newsletter_subscriber_sent on newsletter_subscriber (id) where confirmed_at is not null and left_at is null;

create table newsletter_issue (
  id uuid primary key,
  topic text not null,
  subject text not null,
  paragraphs text[] not null,
  link text,
  made_at timestamptz not null,
  done_at timestamptz
);

create table newsletter_delivery (
  issue_id uuid not null references newsletter_issue,
  subscriber_id uuid not null references newsletter_subscriber on delete cascade,
  at timestamptz not null,
  primary key (issue_id, subscriber_id)
);
comment on table newsletter_delivery is 'Written in the transaction that queues the message, so that nobody is sent an issue twice.';
create index newsletter_delivery_subscriber on newsletter_delivery (subscriber_id);

-- How each feature that can be switched off stands in a new register; src/flags.ts says what each switches.
insert into feature_flag (code, is_enabled)
values ('newsletter', true), ('wheel', true), ('insurance', true), ('shop', true), ('tailtag', true), ('bookings', true), ('chat', true)
on conflict do nothing;
