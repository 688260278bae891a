-- An animal that was given up is shown to be an organisation’s with the form that its keeper signed.
alter table database_move
  drop constraint database_move_proof_kind_check,
  add constraint database_move_proof_kind_check check (proof_kind in ('certificate', 'signedForm', 'transferCode', 'sameEmail', 'none'));
comment on column database_move.proof_file_id is 'The certificate or the signed form that proves the move; null for other proofs, and once the evidence has been forgotten.';
