-- One letter asks a breeder about all the animals of a litter, and has one code.
alter table offer add column letter_of uuid references offer;
comment on column offer.letter_of is 'Of an animal of a litter, whose breeder is asked on paper: the request whose code stands in the letter that asks about all of them. Null where the letter is about this animal alone.';
create index offer_letter_of on offer (letter_of) where letter_of is not null;
