-- A number that was mistyped leaves the register with the chip that it was taken for; that Staff looked at it stays written.
alter table number_review drop constraint number_review_number_fkey;
comment on column number_review.number is 'A number that is registered here, or was until it was corrected: then nobody looks at it any more.';

-- One letter asks a breeder about all the animals of a litter, and has one code.
alter table offer add column letter_of uuid references offer;
comment on column offer.letter_of is 'Of an animal of a litter, whose breeder is asked on paper: the request whose code stands in the letter that asks about all of them. Null where the letter is about this animal alone.';
create index offer_letter_of on offer (letter_of) where letter_of is not null;
