-- A keeper answers a finder from the message itself, by a link of their own that ends.
alter table relay_key
  add column side message_side not null default 'guest',
  add column ends_at timestamptz;
comment on column relay_key.side is 'Whose link it is.';
comment on column relay_key.ends_at is 'From when it no longer works; null where it works as long as the conversation is kept.';
