-- How long a stray dog’s owner has: it depends on the nation of the council, and on when an owner who is known was told.
alter table intake
  add column council_nation text check (council_nation in ('greatBritain', 'northernIreland')),
  add column notice_on date,
  add column release_ground text check (release_ground in ('ownerGaveUp', 'notAStray', 'otherReason')),
  add check (notice_on is null or (council_from is not null and notice_on >= council_from)),
  add check (release_ground is null or released_on is not null);
comment on column intake.council_nation is 'Where the council is; null where nobody has said, and then the organisation’s own nation counts.';
comment on column intake.notice_on is 'The day on which the council served notice on an owner whom it knows.';
comment on column intake.release_ground is 'Why the council released it before its days were over.';
