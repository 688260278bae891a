-- Implanters who can be booked, on which terms and when; visits that people book; and what they say of a visit afterwards.
create extension if not exists btree_gist;

create table booking_terms (
  account_id uuid primary key references account,
  listed boolean not null default false,
  public_name text not null,
  about text not null,
  at_clinic boolean not null,
  at_home boolean not null,
  clinic_pence integer not null check (clinic_pence >= 0),
  home_pence integer not null check (home_pence >= 0),
  further_pence integer not null check (further_pence >= 0),
  km_pence integer not null check (km_pence >= 0),
  free_km integer not null check (free_km >= 0),
  radius_km integer not null check (radius_km between 1 and 200),
  deposit_pence integer not null check (deposit_pence >= 0),
  first_minutes integer not null check (first_minutes between 5 and 240),
  further_minutes integer not null check (further_minutes between 0 and 240),
  buffer_minutes integer not null check (buffer_minutes between 0 and 240),
  notice_hours integer not null check (notice_hours between 0 and 336),
  ahead_days integer not null check (ahead_days between 1 and 180),
  address jsonb,
  town text not null,
  shown point not null,
  hours jsonb not null default '[]',
  exceptions jsonb not null default '[]',
  feed integer not null default 1,
  stars integer not null default 0,
  reviews integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index booking_terms_shown on booking_terms using gist (shown) where listed;
comment on table booking_terms is 'How an implanter can be booked. Prices are in pence, for a visit, a further animal, and a kilometre beyond the free ones.';
comment on column booking_terms.address is 'Where the clinic is, and from where home visits begin. Shown only to whoever has booked. Null once the implanter is forgotten.';
comment on column booking_terms.shown is 'About where that is, in metres on the grid: distances and prices go by it, so that nobody finds the house by asking from several sides.';
comment on column booking_terms.hours is '[{day, from, to, visit}] in London time: when the implanter can be booked each week.';
comment on column booking_terms.exceptions is '[{from, to, hours}]: days on which other hours, or none, count.';
comment on column booking_terms.feed is 'Counts the secret addresses of the calendar: a new one ends the one before.';
comment on column booking_terms.stars is 'The sum of the stars of all reviews that are shown.';

create type booking_status as enum (
  'held', 'requested', 'confirmed', 'rescheduled', 'arrived', 'implanted', 'couldNotImplant', 'noShow',
  'declined', 'expired', 'cancelledByCustomer', 'cancelledByImplanter', 'revoked'
);

create type visit_kind as enum ('clinic', 'home');
create type booking_side as enum ('implanter', 'customer');
create type could_not_implant as enum ('existingChip', 'ill', 'tooSmall', 'restraint', 'other');

create table booking (
  id uuid primary key,
  status booking_status not null,
  status_at timestamptz not null,
  implanter_id uuid not null references account,
  customer_id uuid not null references account,
  visit visit_kind not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  blocked tstzmultirange not null,
  animals jsonb not null,
  address jsonb,
  notes text not null default '',
  metres integer check (metres >= 0),
  travel_minutes smallint not null default 0,
  lines jsonb not null,
  pence integer not null check (pence >= 0),
  deposit_pence integer not null check (deposit_pence between 0 and pence),
  answer_by timestamptz,
  confirmed_at timestamptz,
  proposed_at timestamptz,
  proposed_by booking_side,
  could_not could_not_implant,
  reason text,
  sequence integer not null default 0,
  reminded smallint not null default 0,
  suspended_at timestamptz,
  created_at timestamptz not null,
  check (starts_at < ends_at),
  check (implanter_id <> customer_id),
  check ((proposed_at is null) = (proposed_by is null)),
  check (status <> 'rescheduled' or proposed_at is not null),
  check (status not in ('held', 'requested', 'rescheduled') or answer_by is not null),
  -- Two visits of one implanter never meet, however many book at once.
  exclude using gist (implanter_id with =, blocked with &&)
    where (status in ('held', 'requested', 'confirmed', 'rescheduled', 'arrived'))
);
create index booking_implanter on booking (implanter_id, starts_at, id);
create index booking_customer on booking (customer_id, starts_at, id);
create index booking_waiting on booking (answer_by) where status in ('held', 'requested', 'rescheduled');
create index booking_coming on booking (starts_at) where status = 'confirmed';
comment on column booking.blocked is 'When the implanter can take nobody else: the visit with its travel and the pause after it, and the same of another time that was proposed.';
comment on column booking.animals is '[{petId, name, species}]';
comment on column booking.address is 'Where it is: the customer’s home or the clinic, as it was when it was booked. Null, as the notes, once the customer is forgotten.';
comment on column booking.lines is '[{kind, quantity, pence}]: what the price is made of.';
comment on column booking.answer_by is 'Until when somebody has to pay or answer; then it ends, or the time that was proposed does.';
comment on column booking.proposed_at is 'The beginning of another time that one side has proposed.';
comment on column booking.sequence is 'Counts the changes of its time and its end, as calendars ask for (RFC 5545, 3.8.7.4).';
comment on column booking.reminded is 'How many of the two reminders have gone out.';
comment on column booking.suspended_at is 'Since when the bank holds the deposit.';

create table booking_review (
  id uuid primary key,
  booking_id uuid not null unique references booking,
  implanter_id uuid not null references account,
  customer_id uuid not null references account,
  stars smallint not null check (stars between 1 and 5),
  words text not null,
  created_at timestamptz not null,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_why text
);
create index booking_review_implanter on booking_review (implanter_id, created_at desc, id desc) where hidden_at is null;
comment on column booking_review.hidden_why is 'Why Staff took it off the page.';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on booking deferrable initially deferred
    for each row execute function require_event('booking');
  create trigger never_deleted before delete on booking for each row execute function refuse_change();
  create trigger never_emptied before truncate on booking for each statement execute function refuse_change();
end $$;
