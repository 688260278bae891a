-- A number that was mistyped leaves the register with the chip that it was taken for; that Staff looked at it stays written.
alter table number_review drop constraint number_review_number_fkey;
comment on column number_review.number is 'A number that is registered here, or was until it was corrected: then nobody looks at it any more.';
