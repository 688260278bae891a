-- A practical that an approved certificate can’t be widened by is seen again, on a course that is approved.
drop index practical_one;
create unique index practical_one on practical (training_id, species, coalesce(course_approval, '')) where status in ('passed', 'awaitingSecond');
