-- An animal whose litter wasn't said when its breeder was written down can join it later; once it's in one, it stays.
drop trigger breeder_stays on pet;
create trigger breeder_stays before update on pet for each row
  when (old.breeder_id is not null and (
    (old.breeder_id, old.breeder_name, old.breeder_licence, old.breeder_authority)
      is distinct from (new.breeder_id, new.breeder_name, new.breeder_licence, new.breeder_authority)
    or (old.litter_id is not null and old.litter_id is distinct from new.litter_id)
  ))
  execute function refuse_other_breeder();
