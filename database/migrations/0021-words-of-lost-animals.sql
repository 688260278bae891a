-- The words of a lost or found animal, and the square of 10 km in which they're looked for: words near a place are then found by one index.
create function search_words(place point, said text) returns tsvector language sql immutable as $$
  select to_tsvector('simple', translate(said, '-/.:@_+<>&;~%=#', '               '))
    || array_to_tsvector(array[format('#%s/%s', floor(place[0] / 10000), floor(place[1] / 10000))])
$$;

alter table lost_case add column words tsvector not null default '';
alter table found_report add column words tsvector not null default '';

create function words_of_lost_case() returns trigger language plpgsql as $$
begin
  select search_words(new.shown, concat_ws(' ', pet.name, pet.colour, pet.markings, new.area, new.circumstances))
    into strict new.words from pet where pet.id = new.pet_id;
  return new;
end $$;
create trigger words before insert or update of shown, area, circumstances on lost_case for each row execute function words_of_lost_case();

create function words_of_lost_pet() returns trigger language plpgsql as $$
begin
  update lost_case set area = area where pet_id = new.id;
  return null;
end $$;
create trigger words after update of name, colour, markings on pet for each row
  when ((old.name, old.colour, old.markings) is distinct from (new.name, new.colour, new.markings)) execute function words_of_lost_pet();

create function words_of_found_report() returns trigger language plpgsql as $$
begin
  new.words = search_words(new.shown, concat_ws(' ', new.colour, new.area, new.description));
  return new;
end $$;
create trigger words before insert or update of shown, area, colour, description on found_report
  for each row execute function words_of_found_report();

update lost_case set area = area;
update found_report set area = area;

create index lost_case_words on lost_case using gin (words) where status in ('open', 'located', 'held', 'closedNotFound');
create index found_report_words on found_report using gin (words) where status in ('open', 'claimed');

comment on column lost_case.words is 'What search_words() makes of the search and its pet.';
comment on column found_report.words is 'What search_words() makes of the report.';
