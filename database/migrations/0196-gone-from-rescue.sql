-- An animal that an organisation holds can escape from it, or be taken.
alter type custody_status add value 'gone';
alter table intake
  drop constraint intake_outcome_check,
  add constraint intake_outcome_check check (outcome in ('reunited', 'transferred', 'died', 'euthanised', 'gone')),
  drop constraint intake_left_how_check,
  add constraint intake_left_how_check check (left_how in ('adopted', 'reunited', 'rehomed', 'transferred', 'died', 'gone'));
