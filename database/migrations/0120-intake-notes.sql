-- What an organisation notes of an animal while it has it in. A note is never changed: it's corrected by another.
create table intake_note (
  id uuid primary key,
  intake_id uuid not null references intake,
  pet_id uuid not null references pet,
  organisation_id uuid not null references account,
  written_by uuid not null references account,
  words text not null,
  for_keeper boolean not null,
  at timestamptz not null
);
comment on column intake_note.written_by is 'The member who wrote it, or the organisation itself.';
comment on column intake_note.for_keeper is 'The organisation chose that the keeper it gives the animal to sees it.';
create index intake_note_of_pet on intake_note (pet_id, organisation_id, at desc);
create index intake_note_of_intake on intake_note (intake_id) where for_keeper;
create index intake_note_of_organisation on intake_note (organisation_id, at);
create index intake_note_of_writer on intake_note (written_by, at);
create trigger intake_note_never_changes before update on intake_note for each row execute function refuse_change();
