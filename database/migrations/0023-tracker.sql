-- Links by which keepers show others where a pet was scanned and seen.
create table tag_share (
  id uuid primary key,
  pet_id uuid references pet,
  tag_id uuid references tag,
  keeper_id uuid not null references account,
  token_hash text not null unique,
  until timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (num_nulls(pet_id, tag_id) = 1)
);
create index tag_share_pet on tag_share (pet_id);
create index tag_share_tag on tag_share (tag_id);
create index tag_share_keeper on tag_share (keeper_id);

comment on column tag_share.tag_id is 'Only where the tag knows its pet by its card alone.';
comment on column tag_share.token_hash is 'Of the secret in the link: whoever has it sees the tracker of this pet.';
comment on column tag_share.ended_at is 'When its keeper ended it, or the pet got another keeper.';
