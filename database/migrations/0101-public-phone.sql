-- A telephone number that an implanter shows to everyone who looks for one.
alter table booking_terms add column public_phone text not null default '' check (public_phone ~ '^(\+44[12378][0-9]{8,9})?$');
comment on column booking_terms.public_phone is 'Shown to everyone, because the implanter says so; empty where they show none.';
