-- Who an implanter says an animal is for: kept until that keeper has it in their own account, or the time for that has passed.
create table keeper_to_be (
  pet_id uuid primary key references pet,
  name text,
  line1 text,
  line2 text,
  town text,
  county text,
  postcode text,
  landline text,
  given_at timestamptz not null,
  check (num_nonnulls(name, line1, landline) > 0),
  check ((line1 is null) = (town is null) and (line1 is null) = (postcode is null))
);
create index keeper_to_be_given on keeper_to_be (given_at);
comment on table keeper_to_be is 'The name, address and landline of the person an animal was registered for, as the implanter typed them.';

-- Somebody with neither e-mail nor mobile is asked on paper, with a code.
alter table offer
  add column code_hash text unique,
  add column letters smallint not null default 0,
  add column letter_at timestamptz,
  drop constraint offer_check,
  add constraint offer_check check (num_nonnulls(to_email, to_mobile, to_account, code_hash) > 0);
comment on column offer.code_hash is 'Of the code in a letter, where the person is asked on paper. It is derived from the row''s id and the register''s own key, so that the letter can be sent again.';
comment on column offer.letters is 'How many letters have been sent.';
comment on column offer.letter_at is 'When the last letter was sent.';
create index offer_by_letter on offer (letter_at) where status in ('sent', 'opened') and code_hash is not null;

alter table account add column landline text;
comment on column account.landline is 'A number that receives no texts, for whoever must reach the keeper.';
