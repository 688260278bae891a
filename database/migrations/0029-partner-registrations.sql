-- Animals that the software of an implanter registered.
create table partner_registration (
  id uuid primary key,
  account_id uuid not null references account,
  key_id uuid not null references api_key,
  sent_as text not null,
  body_hash text not null,
  chip_number text not null,
  pet_id uuid references pet,
  request_id uuid references offer,
  created_at timestamptz not null,
  unique (account_id, sent_as)
);
create index partner_registration_pet on partner_registration (pet_id);
comment on column partner_registration.sent_as is 'What tells one message from another: its hash, or the idempotency key that its sender chose.';
