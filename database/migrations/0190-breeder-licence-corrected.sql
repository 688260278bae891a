-- Who bred an animal stays as it was written; a licence number can be corrected, and added to animals that were born between two licences.
drop trigger breeder_stays on pet;
create trigger breeder_stays before update on pet for each row
  when (old.breeder_id is not null and (
    (old.breeder_id, old.breeder_name) is distinct from (new.breeder_id, new.breeder_name)
    or (old.litter_id is not null and old.litter_id is distinct from new.litter_id)
  ))
  execute function refuse_other_breeder();
comment on column pet.breeder_licence is 'The licence of the breeder (regulation 6 detail 3) that was valid when the animal was born; null while it waits for one that began between two licences.';
