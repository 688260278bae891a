-- A register that can’t be asked can be written to: its keeper has as long to object as by any other way.
alter table other_register add column address text;
comment on column other_register.address is 'Where letters reach it, line by line; null where staff know no address.';

alter table database_move
  add column letter_at timestamptz,
  add column word_hash text unique,
  add column object_by timestamptz,
  drop constraint database_move_pet_id_key,
  drop constraint database_move_proof_kind_check,
  add constraint database_move_proof_kind_check check (proof_kind in ('certificate', 'transferCode', 'sameEmail', 'none'));
comment on column database_move.letter_at is 'When a letter about an unproven move went to the other register: from then on its keeper has 28 days to object.';
comment on column database_move.word_hash is 'Of the code in that letter, with which the other register or its keeper agrees or objects.';
comment on column database_move.object_by is 'Until when the other register or its keeper can object: 28 days from our letter or its own receipt, whichever came first.';
update database_move set object_by = warned_at + interval '28 days';
create unique index database_move_live on database_move (pet_id) where status <> 'confirmed';
create index register_conflict_pet on register_conflict (pet_id);
