-- A batch of microchips is corrected: numbers that weren't in the box are taken out again, and further boxes of it are added.
alter table chip_batch drop constraint chip_batch_numbers_excl, drop constraint chip_batch_numbers_check;
alter table chip_batch alter column numbers type int8multirange using int8multirange(numbers);
-- Two batches never hold the same number.
alter table chip_batch add constraint chip_batch_numbers_excl exclude using gist (numbers with &&);
alter table chip_batch add constraint chip_batch_numbers_check check (isempty(numbers) or (lower(numbers) is not null and upper(numbers) is not null));
comment on column chip_batch.numbers is 'Every number of it that came to us, in as many runs as its boxes have; empty where all were taken out again.';
