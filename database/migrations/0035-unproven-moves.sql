-- A record that came from another register is unproven until that register, its keeper, our staff or 28 days without objection say otherwise.
alter type database_move_status add value 'unproven';
alter type database_move_status add value 'objected';
alter type database_move_status add value 'refused';

alter table database_move
  add column warned_at timestamptz,
  add column proven_at timestamptz;
update database_move set proven_at = created_at;
comment on column database_move.proven_at is 'When it was shown to be the keeper’s own: reminders count from here.';
comment on column database_move.warned_at is 'When the other register took our word that the number is here as well: from then on its keeper has 28 days to object.';
create index database_move_unproven on database_move (created_at) where told_at is null;
