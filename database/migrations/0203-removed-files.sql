-- Files whose row is gone, until the store has removed them too: whatever happens in between, none is left behind.
create table removed_file (key text primary key);
comment on table removed_file is 'Keys of files that nothing needs any more and that still have to be removed from the file store.';

create function note_removed_file() returns trigger language plpgsql as $$
begin
  insert into removed_file (key) values (old.key) on conflict do nothing;
  return null;
end $$;
create trigger file_is_removed after delete on file for each row execute function note_removed_file();

-- Whatever shows a file is asked before it goes.
create index intake_photo on intake (photo_id) where photo_id is not null;
create index claim_photo on claim (photo_id) where photo_id is not null;
create index database_move_proof on database_move (proof_file_id) where proof_file_id is not null;
create index dead_chip_label on dead_chip (label_photo_id) where label_photo_id is not null;
create index found_report_photo on found_report (photo_id) where photo_id is not null;
create index sighting_photo on sighting (photo_id) where photo_id is not null;
create index message_photo on message (photo_id) where photo_id is not null;

comment on column claim.photo_id is 'The animal with the reader that shows its number; null where an organisation held a stray that nobody claimed, and once the evidence has been forgotten.';
comment on column database_move.proof_file_id is 'The certificate that proves the move; null for other proofs, and once the evidence has been forgotten.';
