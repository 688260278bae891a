-- The father of a litter, and the number under which the Kennel Club has registered an animal.
alter table litter add column sire_name text, add column sire_chip_number text;
alter table litter add constraint litter_sire_named check (sire_name is not null or sire_chip_number is null);
alter table pet add column kennel_club_number text;
comment on column pet.kennel_club_number is 'The number under which the Kennel Club, or another registry of its kind, has registered it.';
