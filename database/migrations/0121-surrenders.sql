-- Who signed an animal over to an organisation at its desk. Kept for as long as someone can ask whose animal it is.
create table surrender (
  intake_id uuid primary key references intake,
  name text not null,
  contact text,
  signed_on date,
  written_at timestamptz not null
);
comment on table surrender is 'The person who gave an animal up, as the organisation typed them. They may have no account here.';
create index surrender_written on surrender (written_at);
