-- What stands open about who keeps an animal, and so keeps it from changing hands in another way. A test beside each lifecycle compares the states.
create view open_matter as
  select pet_id, 'claim' as matter from claim
    where status in ('evidenceReview', 'held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing', 'disputed')
  union all
  select pet_id, 'offer' from offer where status in ('sent', 'opened')
  union all
  select pet_id, 'rehoming' from rehoming where status in ('listed', 'sent', 'disputed');
