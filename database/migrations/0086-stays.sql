-- Where an animal in care is, and what has become of it, which its organisation may say before the record has another keeper.
alter table intake
  add column location text,
  add column foster_since date,
  add column outcome text check (outcome in ('reunited', 'transferred', 'euthanised')),
  add column outcome_on date,
  add column outcome_to text,
  add constraint intake_outcome_dated check (num_nulls(outcome, outcome_on) in (0, 2)),
  add constraint intake_not_both check (num_nulls(outcome, foster_since) > 0);
comment on column intake.location is 'Where the animal is kept, as the organisation calls it.';
comment on column intake.foster_since is 'The day from which it has been in a foster home: still with the organisation, but away.';
comment on column intake.outcome_to is 'The organisation that it went to.';
create index intake_location on intake (organisation_id, location) where location is not null;

alter table intake drop constraint intake_left_how_check;
update intake set left_how = 'reunited' where left_how = 'claimed';
alter table intake add constraint intake_left_how_check check (left_how in ('adopted', 'reunited', 'rehomed', 'transferred', 'died'));
