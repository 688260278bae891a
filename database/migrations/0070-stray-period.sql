-- A council holds a stray dog for seven clear days (Environmental Protection Act 1990, section 149) before it can go to anyone else.
alter table intake
  add column council_from date,
  add column council_reference text,
  add column released_on date,
  add column release_reference text,
  add check (council_from is null or kind = 'stray'),
  add check (released_on is null or (council_from is not null and released_on >= council_from));
comment on column intake.council_from is 'The day on which the council took the stray in, or was told of it; null until it was.';
comment on column intake.released_on is 'The day on which the council released it before its seven days were over.';
-- What was already here has been through it, as far as anybody can tell now.
update intake set council_from = came_on where kind = 'stray' and came_on < current_date - 8;
