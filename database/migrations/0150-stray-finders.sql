-- Who brought a stray in, so that the organisation can ask them where it was, or tell a council. Kept for a year.
create table stray_finder (
  intake_id uuid primary key references intake,
  name text,
  contact text,
  written_at timestamptz not null
);
comment on table stray_finder is 'The person who brought a stray in, as the organisation typed them. They may have no account here.';
create index stray_finder_written on stray_finder (written_at);
