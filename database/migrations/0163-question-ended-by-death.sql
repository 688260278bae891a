-- An animal that dies in the care of an organisation ends the question which register’s record counts.
alter type register_conflict_status add value 'died';
alter type database_move_status add value 'died';
