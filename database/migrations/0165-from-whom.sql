-- From which rescue, pound or council an animal came, from which country, and whether it came there as a stray.
alter table intake
  add column from_whom text,
  add column from_country text,
  add column stray_before text check (stray_before in ('no', 'over', 'counting')),
  add column days_over_on date,
  add constraint intake_stray_before_passed check (stray_before is null or kind = 'fromRescue'),
  drop constraint intake_check,
  add constraint intake_council_holds_strays check (council_from is null or kind = 'stray' or coalesce(stray_before, 'no') <> 'no'),
  add constraint intake_days_over_said check ((days_over_on is not null) = (stray_before is not distinct from 'over'));
comment on column intake.stray_before is 'Of one that came from another rescue or pound: whether it was a stray there, and whether the sender says that its days are over.';
comment on column intake.days_over_on is 'The day on which its days as a stray were over, as the sender states it.';
