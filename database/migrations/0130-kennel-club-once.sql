-- The Kennel Club gives each of its numbers to one animal.
create unique index pet_kennel_club on pet (kennel_club_number) where kennel_club_number is not null;
