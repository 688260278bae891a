-- The notes of an animal are found by its stays: a stay that began without a chip goes on with the record that the chip belongs to.
create index intake_note_of_stay on intake_note (intake_id, at desc);
drop index intake_note_of_pet;
