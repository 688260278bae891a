-- A court or the police may decide differently from us: a decided request is opened again by one member of Staff, and settled by another.
alter table claim add column reopened_by uuid references account;
comment on column claim.reopened_by is 'Who of Staff opened it again after it was decided: another member settles it.';
create index claim_reopened_by on claim (reopened_by) where reopened_by is not null;
