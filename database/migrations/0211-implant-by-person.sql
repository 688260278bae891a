-- A practice’s people each implant under their own name.
alter table implant add column by_person uuid references account;
comment on column implant.by_person is 'Who put the chip in, where a member worked as the practice that implanter_id names; null where its own sign-in did.';
create index implant_by_person on implant (by_person) where by_person is not null;
