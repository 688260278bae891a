-- Staff look at every number that is registered here in a range with a misuse warning.
create type number_review_status as enum ('waiting', 'passed', 'questioned');

create table number_review (
  id uuid primary key,
  status number_review_status not null,
  status_at timestamptz not null,
  number text not null unique references chip (number),
  created_at timestamptz not null
);

do $$
begin
  create constraint trigger status_has_event after insert or update of status on number_review deferrable initially deferred
    for each row execute function require_event('review of a number');
  create trigger never_deleted before delete on number_review for each row execute function refuse_change();
  create trigger never_emptied before truncate on number_review for each statement execute function refuse_change();
end $$;
