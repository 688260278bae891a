-- A professional who has scanned a dead animal says so, and its keeper has 14 days to contest it.
create type death_report_status as enum ('reported', 'agreed', 'stands', 'contested', 'dropped');

create table death_report (
  id uuid primary key,
  status death_report_status not null,
  status_at timestamptz not null,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  lookup_id uuid not null references disclosure,
  reported_by uuid not null references account,
  organisation text not null,
  died_on date not null,
  words text not null,
  created_at timestamptz not null
);
comment on column death_report.lookup_id is 'The lookup in which the professional was shown whose animal it is.';
create unique index death_report_open on death_report (pet_id) where status = 'reported';
create index death_report_due on death_report (created_at) where status = 'reported';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on death_report deferrable initially deferred
    for each row execute function require_event('report of a death');
  create trigger never_deleted before delete on death_report for each row execute function refuse_change();
  create trigger never_emptied before truncate on death_report for each statement execute function refuse_change();
end $$;
