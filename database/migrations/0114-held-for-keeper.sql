-- An organisation can have an animal in that is somebody else's: it holds it for its keeper, and is none itself.
create type custody_status as enum ('held', 'reunited', 'transferred', 'died', 'kept');

alter table intake
  add column held boolean not null default false,
  add column stray_until timestamptz,
  add column free_told_at timestamptz;
comment on column intake.held is 'The animal has another keeper, for whom the organisation holds it.';
comment on column intake.free_told_at is 'When the organisation was told that the council no longer holds the stray for its owner.';
comment on column intake.stray_until is 'When its keeper gave a stray up, or a claim of it was completed: from then on no council holds it for its owner.';

create table custody (
  id uuid primary key,
  status custody_status not null,
  status_at timestamptz not null,
  intake_id uuid not null references intake,
  pet_id uuid not null references pet,
  thread_id uuid references thread,
  created_at timestamptz not null
);
comment on column custody.thread_id is 'The conversation in which its keeper was told; null where there was nobody to tell.';
create unique index custody_of_intake on custody (intake_id);
create unique index custody_now on custody (pet_id) where status = 'held';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on custody deferrable initially deferred
    for each row execute function require_event('animal held for its keeper');
  create trigger never_deleted before delete on custody for each row execute function refuse_change();
  create trigger never_emptied before truncate on custody for each statement execute function refuse_change();
end $$;

-- An organisation's own animal can run away from it and be held for it by another.
drop index intake_now;
create unique index intake_now on intake (pet_id) where left_at is null and not held;
-- An animal’s stays are looked for whoever holds it.
create index intake_of_pet on intake (pet_id) where left_at is null;

-- What became of an animal: that it died, and who decided to put it to sleep, and why.
alter table intake
  drop constraint intake_outcome_check,
  add constraint intake_outcome_check check (outcome in ('reunited', 'transferred', 'died', 'euthanised')),
  add column sleep_reason text check (sleep_reason in ('suffering', 'illness', 'behaviour', 'order')),
  add column sleep_decided_by text,
  add constraint intake_sleep_decided check ((sleep_reason is null) = (sleep_decided_by is null));

-- A death in care is reported by whoever has the animal in, without a lookup of its own.
alter table death_report alter column lookup_id drop not null;
