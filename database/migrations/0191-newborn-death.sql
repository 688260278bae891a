-- An inspector asks when and of what an animal died, also where it had no chip yet.
alter table newborn add column died_on date;
alter table newborn add column died_of text not null default '';
comment on column newborn.died_on is 'The day on which it died, where its breeder said so as they took it off.';
comment on column newborn.died_of is 'Of what, in the breeder’s own words.';
