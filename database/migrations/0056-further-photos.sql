-- An animal may be known from several sides: photos besides its main one.
create table further_photo (
  pet_id uuid not null references pet on delete cascade,
  file_id uuid not null references file on delete cascade,
  place smallint not null check (place between 1 and 5),
  primary key (pet_id, file_id)
);
comment on table further_photo is 'Photos of an animal besides its main one, in the order its keeper put them.';
create index further_photo_file on further_photo (file_id);
