-- Short messages of the operator over the pages, each for a while and for those it concerns.
create table banner (
  id uuid primary key,
  text text not null,
  link text,
  link_words text,
  audience text not null,
  tone text not null,
  shown_from timestamptz not null,
  shown_until timestamptz not null,
  created_at timestamptz not null,
  check (num_nulls(link, link_words) in (0, 2)),
  check (shown_until >= shown_from)
);
create index banner_shown on banner (shown_until);
