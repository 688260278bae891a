-- A conversation with the implanter who holds a chip that nobody has registered.
alter type thread_subject add value 'issued';
alter table thread drop constraint thread_check;
alter table thread add constraint thread_begins_with_lookup check ((about::text in ('lookup', 'issued')) = (lookup_id is not null));
alter table thread drop constraint thread_subject_known;
alter table thread add constraint thread_subject_known check (
  case when about::text in ('issued', 'implanter', 'training', 'support') then num_nulls(pet_id, card) = 2 else num_nulls(pet_id, card) = 1 end
);
