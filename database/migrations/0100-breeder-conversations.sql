-- A conversation with a breeder whom somebody found in the search for breeders.
alter type thread_subject add value 'breeder';
alter table thread drop constraint thread_subject_known;
alter table thread add constraint thread_subject_known check (
  case when about::text in ('issued', 'implanter', 'training', 'support', 'breeder') then num_nulls(pet_id, card) = 2 else num_nulls(pet_id, card) = 1 end
);
