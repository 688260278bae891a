-- One chip on two registers: ours and another one.
create type register_conflict_status as enum ('open', 'keptHere', 'movedThere', 'gone');

create table register_conflict (
  id uuid primary key,
  status register_conflict_status not null,
  status_at timestamptz not null,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  register_code text not null references other_register,
  found text not null check (found in ('asked', 'told', 'moved')),
  created_at timestamptz not null,
  told_at timestamptz,
  reminders smallint not null default 0
);
comment on column register_conflict.found is 'asked: it answered yes when we asked; told: it told us that it has the number as well; moved: it told us that the record has moved to it.';
comment on column register_conflict.told_at is 'When the other register last took what we told it.';
create unique index register_conflict_live on register_conflict (pet_id) where status <> 'gone';
create index register_conflict_keeper on register_conflict (keeper_id, created_at desc);

-- When the other registers were last asked about a number that is registered here.
alter table chip add column asked_elsewhere_at timestamptz;
create index chip_to_ask on chip (asked_elsewhere_at nulls first) where superseded_at is null;

alter table other_register add column their_key_hash text unique;
comment on column other_register.their_key_hash is 'The key that we gave it to tell us things with, by its hash; null where it has none.';

create table redirect (
  register_code text not null references other_register,
  day date not null,
  count integer not null check (count > 0),
  primary key (register_code, day)
);
comment on table redirect is 'How many enquirers each register has sent on to us, for the record that reg 7(1)(g) asks for.';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on register_conflict deferrable initially deferred
    for each row execute function require_event('record on two registers');
  create trigger never_deleted before delete on register_conflict for each row execute function refuse_change();
  create trigger never_emptied before truncate on register_conflict for each statement execute function refuse_change();
end $$;
