-- What people write to us by the forms of the site, and what becomes of it.
create type contact_status as enum ('received', 'answered', 'closed');
create table contact_message (
  id uuid primary key,
  status contact_status not null,
  status_at timestamptz not null,
  reference text not null unique,
  topic text not null,
  account_id uuid references account,
  name text,
  email text,
  text text,
  chips jsonb,
  answer text,
  created_at timestamptz not null
);
comment on column contact_message.chips is 'Of a request for free chips: who asks, where, how many, what for.';
comment on column contact_message.text is 'Null, as the name, the address and the answer, once the message is forgotten.';
create index contact_message_open on contact_message (created_at) where status = 'received';
create index contact_message_of on contact_message (account_id) where account_id is not null;

create constraint trigger status_has_event after insert or update of status on contact_message deferrable initially deferred
  for each row execute function require_event('message to us');
create trigger never_deleted before delete on contact_message for each row execute function refuse_change();
create trigger never_emptied before truncate on contact_message for each statement execute function refuse_change();
