-- The keeper of a missing animal may let whoever looks its chip up see what it looks like.
alter table pet add column shown_to_finders boolean not null default false;
comment on column pet.shown_to_finders is 'While it’s missing or stolen, its photo, colour and markings are shown to whoever looks up its chip.';
