-- An animal whose chip only another register holds has a keeper there: it's held for them until that register answers, or the days are over.
alter table intake add column elsewhere_until date;
comment on column intake.elsewhere_until is 'The first day on which it need not be held for a keeper on another register, who was to be told by that register.';
