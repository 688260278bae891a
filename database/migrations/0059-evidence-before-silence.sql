-- Nobody loses an animal by silence before a letter has gone to their address, and our staff have accepted what was shown.
alter table claim
  add column letter_at timestamptz,
  add column evidence_at timestamptz;
comment on column claim.letter_at is 'When a letter about the request went to the keeper’s address.';
comment on column claim.evidence_at is 'When staff accepted the evidence; null where nobody has looked at it yet.';
create index claim_unjudged on claim (status_at) where evidence_at is null and status in ('notified', 'letterSent', 'grace');
