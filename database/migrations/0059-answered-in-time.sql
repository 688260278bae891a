-- Nobody loses an animal by silence before a letter has gone to their address, and our staff have accepted what was shown.
alter table claim
  add column letter_at timestamptz,
  add column evidence_at timestamptz;
comment on column claim.letter_at is 'When a letter about the request went to the keeper’s address.';
comment on column claim.evidence_at is 'When staff accepted the evidence; null where nobody has looked at it yet.';
create index claim_unjudged on claim (status_at) where evidence_at is null and status in ('notified', 'letterSent', 'grace');

-- Where a finder says the animal is, for both sides of every conversation about one; and until when its keeper has to answer before somebody else is asked.
alter table thread
  add column place_words text,
  add column place_lat double precision,
  add column place_lng double precision,
  add column answer_by timestamptz,
  add column contact_called_at timestamptz;
comment on column thread.place_words is 'Where the finder says that the animal is. Forgotten with the place of the lookup after 90 days.';
comment on column thread.answer_by is 'When a finder has waited 15 minutes for an answer; null once there is one, or the second contact was asked.';
update thread set place_words = lookup.place_words, place_lat = lookup.lat, place_lng = lookup.lng from lookup where lookup.id = thread.lookup_id;
create index thread_unanswered on thread (answer_by) where answer_by is not null;
