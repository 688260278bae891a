-- A certified student can add animals to their certificate, and each practical keeps the approval of the course that assessed it.
alter table training add column adding text[] not null default '{}';
comment on column training.adding is 'The kinds of animal that a certified student wants to add and is still to be assessed in.';

alter table practical add column course_approval text;
update practical set course_approval = nullif(profile.details ->> 'courseApproval', '')
  from profile where profile.account_id = practical.trainer_id and profile.type = 'Trainer';
comment on column practical.course_approval is 'The Secretary of State''s approval of the trainer''s course when they assessed; null where it had none.';

alter table implanter_certificate add column additions jsonb not null default '[]';
alter table implanter_certificate add column earlier_codes text[] not null default '{}';
create index implanter_certificate_earlier on implanter_certificate using gin (earlier_codes);
comment on column implanter_certificate.additions is 'Animals added after it was issued: which, on which day, and the course with its approval.';
comment on column implanter_certificate.earlier_codes is 'Short addresses printed on it before an animal was added. They lead to it still.';
