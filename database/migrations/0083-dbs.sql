-- What an implanter says of a DBS check, and whether Staff have seen the certificate.
alter table booking_terms add column dbs_on date;
alter table booking_terms add column dbs_seen_at timestamptz;
alter table booking_terms add constraint booking_terms_dbs_seen check (dbs_seen_at is null or dbs_on is not null);
comment on column booking_terms.dbs_on is 'The date of issue of the DBS certificate that the implanter says they have. Nothing of what it says is kept.';
comment on column booking_terms.dbs_seen_at is 'When Staff saw a certificate of that date. Another date has to be seen anew.';
