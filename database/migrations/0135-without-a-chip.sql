-- An organisation can have an animal in that has no microchip: it isn't on the register until it has one.
alter type pet_status add value 'unchipped';
alter type pet_status add value 'identified';

alter table intake
  add column scanned_by text,
  add column scanned_on date,
  add constraint intake_scan_dated check ((scanned_by is null) = (scanned_on is null));
comment on column intake.scanned_by is 'Who looked for a microchip when the animal came, and found none.';
