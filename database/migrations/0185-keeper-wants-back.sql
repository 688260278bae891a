-- A keeper can say that they want a pet back that’s held for them. The organisation then gives them a day by which to collect it.
alter table custody add column wanted_at timestamptz;
alter table custody add column collect_by date;
comment on column custody.wanted_at is 'The moment at which its keeper said that they want it back.';
comment on column custody.collect_by is 'The last day on which its keeper can collect it, as the organisation told them; null while it hasn’t given them one.';
