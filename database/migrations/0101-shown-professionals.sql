-- A telephone number that an implanter shows to everyone who looks for one.
alter table booking_terms add column public_phone text not null default '' check (public_phone ~ '^(\+44[12378][0-9]{8,9})?$');
comment on column booking_terms.public_phone is 'Shown to everyone, because the implanter says so; empty where they show none.';

-- When a professional is away, as those who write to them or find them are told.
create table time_away (
  account_id uuid primary key references account,
  from_day date not null,
  to_day date not null,
  note text not null,
  stand_in_name text not null,
  stand_in_phone text not null,
  saved_at timestamptz not null,
  check (from_day <= to_day),
  check (stand_in_phone = '' or stand_in_name <> '')
);
comment on table time_away is 'The next or present time that a professional is away; shown while it lasts, and replaced by the next.';
