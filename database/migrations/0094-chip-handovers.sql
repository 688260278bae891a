-- Unused chips that an implanter hands to a colleague: both have to confirm.
alter type unit_status add value 'offered';

create type chip_handover_status as enum ('offered', 'accepted', 'refused', 'withdrawn', 'lapsed', 'calledOff');
create table chip_handover (
  id uuid primary key,
  status chip_handover_status not null,
  status_at timestamptz not null,
  from_account uuid not null references account,
  to_account uuid not null references account,
  named text,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  reminded_at timestamptz,
  check (from_account <> to_account)
);
create index chip_handover_from on chip_handover (from_account, created_at);
create index chip_handover_to on chip_handover (to_account, created_at);
create index chip_handover_due on chip_handover (answer_by) where status = 'offered';
comment on column chip_handover.named is 'The e-mail address by which the colleague was named; null once they are forgotten.';

create table chip_handover_unit (
  handover_id uuid not null references chip_handover,
  unit_id uuid not null references chip_unit,
  handed boolean not null default false,
  primary key (handover_id, unit_id)
);
create index chip_handover_unit_of on chip_handover_unit (unit_id);
comment on column chip_handover_unit.handed is 'That the colleague has accepted this one.';

create constraint trigger status_has_event after insert or update of status on chip_handover deferrable initially deferred
  for each row execute function require_event('hand-over of microchips');
create trigger never_deleted before delete on chip_handover for each row execute function refuse_change();
create trigger never_emptied before truncate on chip_handover for each statement execute function refuse_change();
