-- An organisation that has held a registered stray for its clear days becomes its keeper without a photo: the council’s dates are the evidence.
alter type claim_reason add value 'unclaimed';
alter table claim alter column photo_id drop not null;
comment on column claim.photo_id is 'The animal with the reader that shows its number; null where an organisation held a stray that nobody claimed.';
