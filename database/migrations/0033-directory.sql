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

-- A register that takes registrations as VetXML, by which a keeper can send it their pet's details.
alter table other_register
  add column vetxml_url text,
  add column vetxml_user text,
  add column vetxml_key text,
  add constraint other_register_vetxml_whole check (num_nulls(vetxml_url, vetxml_user, vetxml_key) in (0, 3));

alter table register_conflict
  drop constraint register_conflict_found_check,
  add constraint register_conflict_found_check check (found in ('asked', 'told', 'moved', 'sent'));
comment on column register_conflict.found is 'asked: it answered yes when we asked; told: it told us that it has the number as well; moved: it told us that the record has moved to it; sent: it took the details that the keeper had us send.';

create type register_sending_status as enum ('waiting', 'taken', 'refused', 'unanswered');

create table register_sending (
  id uuid primary key,
  status register_sending_status not null,
  status_at timestamptz not null,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  register_code text not null references other_register,
  created_at timestamptz not null
);
create unique index register_sending_waits on register_sending (pet_id) where status = 'waiting';
create index register_sending_keeper on register_sending (keeper_id, created_at desc);

do $$
begin
  create constraint trigger status_has_event after insert or update of status on register_sending deferrable initially deferred
    for each row execute function require_event('details for another register');
  create trigger never_deleted before delete on register_sending for each row execute function refuse_change();
  create trigger never_emptied before truncate on register_sending for each statement execute function refuse_change();
end $$;
