-- The animals of a litter as their breeder knows them from the day they're born, until each has its chip and a record of its own.
alter table litter add column born_exactly boolean not null default true;
comment on column litter.born_exactly is 'False where the date of birth is an estimate.';
update litter set born_exactly = false where exists (select from pet where pet.litter_id = litter.id and not pet.born_exactly);

create table newborn (
  id uuid primary key,
  litter_id uuid not null references litter,
  name text not null,
  sex text not null check (sex in ('female', 'male', 'unknown')),
  colour text not null default '',
  created_at timestamptz not null,
  pet_id uuid unique references pet,
  gone_at timestamptz,
  constraint newborn_chipped_or_gone check (pet_id is null or gone_at is null)
);
create index newborn_litter on newborn (litter_id);
comment on table newborn is 'An animal of a litter that was written down before it had a chip.';
comment on column newborn.pet_id is 'Its record, once it has a chip.';
comment on column newborn.gone_at is 'When its breeder took it off: it died, or was written down by mistake.';
