-- Lookups of one animal by one visitor in a day are one entry to its keeper.
alter table lookup add column visitor text;
comment on column lookup.visitor is 'The network it came from on that day, as a keyed hash that another day or another key makes anew; null from before.';
