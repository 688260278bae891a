-- The keeper of a stray dog that is held for them is reminded before their days end, and again where the day changes.
alter table custody add column reminded_of date;
comment on column custody.reminded_of is 'The first day after the days that its keeper was last reminded of.';
