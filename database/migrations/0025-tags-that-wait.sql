-- The tags that wait for the keeper of a pet to activate them: they are looked for whenever a pet changes hands.
create index tag_last_pet on tag (last_pet_id) where last_pet_id is not null;
