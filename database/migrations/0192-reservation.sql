-- Whom a breeder has promised an animal, from its birth on: their own note, which nobody else sees.
create table reservation (
  id uuid primary key,
  breeder_id uuid not null references account,
  newborn_id uuid unique references newborn,
  pet_id uuid unique references pet,
  name text not null,
  email text,
  mobile text,
  deposit_pence integer check (deposit_pence >= 0),
  price_pence integer check (price_pence >= 0),
  saved_at timestamptz not null,
  constraint reservation_of_one check (num_nonnulls(newborn_id, pet_id) = 1)
);
create index reservation_breeder on reservation (breeder_id);
create index reservation_saved on reservation (saved_at);
comment on table reservation is 'The buyer of an animal as its breeder noted them. One that was made before the chip stays with the newborn animal.';
comment on column reservation.deposit_pence is 'What the buyer has paid to reserve it, as the breeder says. It isn’t paid through us.';
comment on column reservation.price_pence is 'The price they agreed, with the deposit.';
