-- Animals also come to a rescue by birth, from another rescue or a pound, back from their adopter, or from abroad.
alter table intake
  drop constraint intake_kind_check,
  add constraint intake_kind_check
    check (kind in ('stray', 'surrender', 'seized', 'returned', 'fromRescue', 'bornHere', 'fromAbroad'));
