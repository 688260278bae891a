-- A visit that was arranged by telephone has an address, and an outcome once it's over.
create type diary_outcome as enum ('chipped', 'noOneThere');
alter table diary_visit
  add column address jsonb,
  add column outcome diary_outcome;
comment on column diary_visit.address is 'Of a visit to a home, where it is known: line1, line2, town, county and postcode.';
comment on column diary_visit.outcome is 'What came of it, as the implanter says; null while they haven''t said.';
