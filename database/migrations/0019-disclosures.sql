-- What verified professionals were shown of keepers, why, and whether the keeper sees that they were.
create type disclosure_status as enum ('shown', 'withheld');

create table disclosure (
  id uuid primary key references lookup,
  status disclosure_status not null,
  status_at timestamptz not null,
  at timestamptz not null,
  pet_id uuid not null references pet,
  keeper_id uuid not null references account,
  by_account uuid not null references account,
  organisation text not null,
  reason text not null,
  words text,
  case_reference text
);
create index disclosure_keeper on disclosure (keeper_id, at desc);
create index disclosure_by_account on disclosure (by_account, at desc);
create index disclosure_withheld on disclosure (at) where status = 'withheld';
comment on column disclosure.id is 'The lookup. While it is withheld, the lookup names no pet and no keeper, so that no list of a keeper holds it.';
comment on column disclosure.organisation is 'As it was called then.';

create constraint trigger status_has_event after insert or update of status on disclosure
  deferrable initially deferred for each row execute function require_event('lookup by a professional');
create trigger never_deleted before delete on disclosure for each row execute function refuse_change();
create trigger never_emptied before truncate on disclosure for each statement execute function refuse_change();
