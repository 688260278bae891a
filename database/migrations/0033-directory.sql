-- What the list of registers says of each, kept by Staff.
alter table other_register add column lookup_page text check (lookup_page like 'https://%{number}%');
comment on column other_register.lookup_page is 'Where it answers about one number; {number} is where the number goes. Null where it has no such page.';

create table register_health (
  register_code text not null references other_register,
  day date not null,
  asked integer not null check (asked > 0),
  answered integer not null check (answered between 0 and asked),
  primary key (register_code, day)
);
comment on table register_health is 'How often each register was asked in a day, and how often it answered in time.';
