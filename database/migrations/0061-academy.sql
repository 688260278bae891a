-- Training to become an implanter: a student and their trainer, the exam, the practical, and the certificate.
create type training_status as enum ('applied', 'enrolled', 'theoryPassed', 'practicalPassed', 'certified', 'withdrawn', 'lockedOut');

create table training (
  id uuid primary key,
  status training_status not null,
  status_at timestamptz not null,
  student_id uuid not null unique references account,
  trainer_id uuid references account,
  species text[] not null check (cardinality(species) > 0),
  born_on date,
  unlocked_at timestamptz,
  created_at timestamptz not null,
  check (status in ('applied', 'withdrawn') or trainer_id is not null)
);
create index training_trainer on training (trainer_id, created_at desc, id desc);
comment on column training.species is 'The kinds of animal that the certificate is to cover.';
comment on column training.born_on is 'The student''s date of birth; null once they are forgotten.';
comment on column training.unlocked_at is 'When the trainer last unlocked the exam: failed attempts before it no longer count.';

create table trainer_code (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  trainer_id uuid not null unique references account,
  created_at timestamptz not null
);
comment on table trainer_code is 'The referral code that a verified trainer gives to their students.';

create type exam_attempt_status as enum ('started', 'timedOut', 'passed', 'failed');

create table exam_attempt (
  id uuid primary key,
  status exam_attempt_status not null,
  status_at timestamptz not null,
  training_id uuid not null references training,
  student_id uuid not null references account,
  number integer not null check (number > 0),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  questions text[] not null,
  answers jsonb not null default '{}',
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  right_answers integer,
  critical_missed integer,
  topics jsonb,
  unique (training_id, number)
);
create unique index exam_attempt_one on exam_attempt (training_id) where status = 'started';
create index exam_attempt_student on exam_attempt (student_id, number);
create index exam_attempt_open on exam_attempt (ends_at) where status = 'started';
comment on column exam_attempt.seed is 'Orders questions and options and names them. It never leaves the server: with it the key could be worked out.';
comment on column exam_attempt.questions is 'The ids of the questions in the bank, in the order in which they are asked.';
comment on column exam_attempt.answers is 'The option chosen for each question, both by the names they have in this attempt.';
comment on column exam_attempt.topics is 'Right answers and questions by topic. Nobody is shown these numbers before a pass.';

create type practical_status as enum ('passed', 'failed', 'awaitingSecond');

create table practical (
  id uuid primary key,
  status practical_status not null,
  status_at timestamptz not null,
  training_id uuid not null references training,
  student_id uuid not null references account,
  trainer_id uuid not null references account check (trainer_id <> student_id),
  species text not null,
  checklist jsonb not null,
  implants jsonb not null,
  watched text not null check (watched in ('inPerson', 'video')),
  note text not null default '',
  second_marker_id uuid references account check (second_marker_id <> trainer_id and second_marker_id <> student_id),
  second_note text,
  assessed_on date not null,
  created_at timestamptz not null
);
create unique index practical_one on practical (training_id, species) where status in ('passed', 'awaitingSecond');
create index practical_student on practical (student_id, created_at);
create index practical_trainer on practical (trainer_id);
create index practical_second on practical (created_at, id) where status = 'awaitingSecond';
create index practical_second_marker on practical (second_marker_id);
comment on column practical.implants is 'The implants that the trainer watched: date, chip number, place, passed or not.';
comment on column practical.second_marker_id is 'The trainer who countersigned it or sent it back, where it was drawn for a second look.';

create table certificate_serial (
  year integer primary key,
  last integer not null check (last between 1 and 999999)
);
comment on table certificate_serial is 'The last number of an implanter''s certificate that was given in each year.';

create type implanter_certificate_status as enum ('valid', 'expiring', 'expired', 'suspended', 'revoked');

create table implanter_certificate (
  id uuid primary key,
  status implanter_certificate_status not null,
  status_at timestamptz not null,
  number text not null unique check (number ~ '^CERT-[0-9]{4}-[0-9]{6}-[0-9]{2}$'),
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  proof text not null,
  training_id uuid not null references training,
  holder_id uuid not null references account,
  holder_name text,
  species text[] not null check (cardinality(species) > 0),
  course_approval text,
  provider text not null,
  assessor_id uuid not null references account check (assessor_id <> holder_id),
  assessor_name text not null,
  issued_on date not null,
  refresh_by date not null,
  why text,
  created_at timestamptz not null
);
create index implanter_certificate_holder on implanter_certificate (holder_id, created_at desc);
create index implanter_certificate_assessor on implanter_certificate (assessor_id);
create index implanter_certificate_refresh on implanter_certificate (refresh_by) where status in ('valid', 'expiring');
comment on column implanter_certificate.course_approval is 'The Secretary of State''s approval of the course; without it the certificate gives no right to implant.';
comment on column implanter_certificate.code is 'The short address of its signed proof, which is printed on it.';
comment on column implanter_certificate.holder_name is 'As printed on it; null once the holder is forgotten.';
comment on column implanter_certificate.why is 'Why staff suspended or revoked it, in their words.';

do $$
begin
  create constraint trigger status_has_event after insert or update of status on training deferrable initially deferred
    for each row execute function require_event('training');
  create trigger never_deleted before delete on training for each row execute function refuse_change();
  create trigger never_emptied before truncate on training for each statement execute function refuse_change();
  create constraint trigger status_has_event after insert or update of status on exam_attempt deferrable initially deferred
    for each row execute function require_event('exam attempt');
  create trigger never_deleted before delete on exam_attempt for each row execute function refuse_change();
  create trigger never_emptied before truncate on exam_attempt for each statement execute function refuse_change();
  create constraint trigger status_has_event after insert or update of status on practical deferrable initially deferred
    for each row execute function require_event('practical');
  create trigger never_deleted before delete on practical for each row execute function refuse_change();
  create trigger never_emptied before truncate on practical for each statement execute function refuse_change();
  create constraint trigger status_has_event after insert or update of status on implanter_certificate deferrable initially deferred
    for each row execute function require_event('implanter certificate');
  create trigger never_deleted before delete on implanter_certificate for each row execute function refuse_change();
  create trigger never_emptied before truncate on implanter_certificate for each statement execute function refuse_change();
end $$;
