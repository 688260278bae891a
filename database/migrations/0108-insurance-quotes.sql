-- Quotes for pet insurance: what was answered, what the insurer offered, what was chosen, and what the insurer decided.
create type insurance_quote_status as enum
  ('started', 'details', 'priced', 'selected', 'referred', 'bound', 'declined', 'withdrawn', 'expired');
create type insurance_cover as enum ('accident', 'timeLimited', 'maximumBenefit', 'lifetime');
create type insurance_pays as enum ('yearly', 'monthly');

create table insurance_quote (
  id uuid primary key,
  status insurance_quote_status not null,
  status_at timestamptz not null,
  account_id uuid references account,
  pet_id uuid references pet,
  email text,
  species text not null,
  pet_name text,
  starts_on date not null,
  answers jsonb,
  offers jsonb,
  cover insurance_cover,
  pays insurance_pays,
  annual_pence integer check (annual_pence > 0),
  monthly_pence integer check (monthly_pence * 12 >= annual_pence),
  insurer text not null,
  shared text[],
  insurer_reference text unique,
  policy_number text,
  ends_on date,
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  referred_at timestamptz,
  reminded_at timestamptz,
  forgotten_at timestamptz,
  check (status not in ('selected', 'referred', 'bound') or num_nulls(cover, pays, annual_pence, monthly_pence) = 0),
  check (status not in ('referred', 'bound') or (account_id is not null and shared is not null and referred_at is not null)),
  check (status <> 'bound' or (policy_number is not null and ends_on is not null)),
  check (forgotten_at is null or num_nonnulls(answers, email) = 0)
);
comment on column insurance_quote.email is 'Where the private link was sent. Forgotten with the answers.';
comment on column insurance_quote.answers is 'QuoteQuestion. Forgotten 30 days after the quote was begun, and at once when it is withdrawn.';
comment on column insurance_quote.shared is 'What the keeper agreed that the insurer is told.';
create index insurance_quote_of_account on insurance_quote (account_id, created_at desc) where account_id is not null;
create index insurance_quote_by_email on insurance_quote (email) where email is not null;
create index insurance_quote_of_pet on insurance_quote (pet_id) where pet_id is not null;
create index insurance_quote_to_forget on insurance_quote (expires_at) where forgotten_at is null;
create index insurance_quote_referred on insurance_quote (referred_at) where status = 'referred';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on insurance_quote deferrable initially deferred
    for each row execute function require_event('insurance quote');
  create trigger never_deleted before delete on insurance_quote for each row execute function refuse_change();
  create trigger never_emptied before truncate on insurance_quote for each statement execute function refuse_change();
end $$;
