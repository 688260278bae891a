-- The verification of an organisation and of an implanter is good for a year.

alter type profile_standing add value 'expired';
alter table profile add column verified_until date;
alter table profile add column reminders smallint not null default 0;
alter table profile add column renewal_at timestamptz;
comment on column profile.verified_until is 'The last day of the newest verification; null where none was given, or where it does not end.';
comment on column profile.reminders is 'How many times the holder was told that this verification ends.';
comment on column profile.renewal_at is 'When the holder showed anew what they are, until Staff have looked at it.';

-- Who was verified before has a year from then; where nobody wrote down when, from now. Everybody has 30 days to act.
update profile
set verified_until = greatest(
  coalesce(
    (
      select max(event.at) from event
      where event.subject = 'profile' and event.subject_id = profile.id and event.move = 'verify'
    ),
    now()
  ) + interval '1 year',
  now() + interval '31 days'
) at time zone 'Europe/London'
where status = 'verified' and type in ('Implanter', 'Welfare');

create index profile_verified_until on profile (verified_until) where status = 'verified';
create index profile_renewal on profile (renewal_at) where renewal_at is not null;
