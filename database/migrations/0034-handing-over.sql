-- A home is chosen before anything changes: the two talk, agree a day, and the keeper changes once both say that the animal was handed over.
alter type rehoming_status add value 'agreeing' after 'sent';
alter type rehoming_status add value 'handedOver' after 'agreeing';
alter type thread_subject add value 'rehoming';

alter table rehoming
  add column hand_over_on date,
  add column note text;
comment on column rehoming.hand_over_on is 'The day that the two sides have in mind; either changes it.';
comment on column rehoming.note is 'What the giver says to whoever is asked, with their first name.';
alter table offer add column note text;
comment on column offer.note is 'What the giver says to whoever is asked, with their first name.';

alter table rehoming_application add column thread_id uuid references thread;
comment on column rehoming_application.thread_id is 'The conversation that began when the keeper chose it.';
create unique index rehoming_application_thread on rehoming_application (thread_id) where thread_id is not null;

-- A new state cannot be named here yet, so what is over is named.
drop index rehoming_live;
create unique index rehoming_live on rehoming (pet_id) where status not in ('completed', 'rejected', 'expired', 'withdrawn', 'returned', 'settled');
drop index rehoming_due;
create index rehoming_due on rehoming (answer_by) where status not in ('completed', 'rejected', 'expired', 'withdrawn', 'returned', 'settled', 'disputed');
create index rehoming_pet on rehoming (pet_id);

create or replace view open_matter as
  select pet_id, 'claim' as matter from claim
    where status in ('evidenceReview', 'held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing', 'disputed')
  union all
  select pet_id, 'offer' from offer where status in ('sent', 'opened')
  union all
  select pet_id, 'rehoming' from rehoming where status::text in ('listed', 'sent', 'agreeing', 'handedOver', 'disputed');
