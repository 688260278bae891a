-- Animals of a litter that were born dead, or died before they were chipped: they have no record of their own.
alter table litter
  add column born_dead smallint not null default 0 check (born_dead between 0 and 20),
  add column died_before_chip smallint not null default 0 check (died_before_chip between 0 and 20),
  add column dam_kennel_club_number text,
  add column sire_kennel_club_number text;
comment on column litter.born_dead is 'How many of the litter were born dead.';
comment on column litter.died_before_chip is 'How many of the litter were born alive and died before they were chipped.';
