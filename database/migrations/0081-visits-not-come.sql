-- What is said of a visit to which the implanter didn't come, and what its customer gets for that.
alter table booking add column absent_at timestamptz;
alter table booking add column absent_words text not null default '';
alter table booking add column contest_words text not null default '';
alter table booking add column credit_batch_id uuid references credit_batch;
alter table booking add constraint booking_absent_has_time check (status not in ('absenceReported', 'disputed') or absent_at is not null);
alter table booking add constraint booking_absent_ends check (status <> 'absenceReported' or answer_by is not null);
create index booking_absent on booking (answer_by) where status = 'absenceReported';
create index booking_disputed on booking (status_at) where status = 'disputed';
comment on column booking.absent_at is 'When the customer said that the implanter didn’t come. They can say so once.';
comment on column booking.absent_words is 'What the customer wrote with it.';
comment on column booking.contest_words is 'What the implanter wrote against it.';
comment on column booking.credit_batch_id is 'The registration that the customer got because the implanter called the visit off or didn’t come.';
