-- The names of the code: a batch of credits, a refund superseded by another, a chip that was compensated for.
alter type refund_status rename value 'overtaken' to 'superseded';

alter table chip_unit rename column made_good to compensated;

alter table credit_lot rename to credit_batch;
alter index credit_lot_account rename to credit_batch_account;
alter index credit_lot_purchase rename to credit_batch_purchase;
alter index credit_lot_expiring rename to credit_batch_expiring;
alter index credit_entry_lot rename to credit_entry_batch;
alter table credit_entry rename column lot_id to credit_batch_id;
alter trigger credit_lot_left on credit_entry rename to credit_batch_left;

drop function credit_left(uuid);
create function credit_left(batch uuid) returns integer language sql stable as $$
  select quantity + coalesce((select sum(change)::int from credit_entry where credit_batch_id = batch), 0) from credit_batch where id = batch
$$;

-- A batch never gives more than it holds, and an animal is registered with one credit at a time, whoever writes: both rows are locked while
-- it is counted. `no key update`, because the reference to them has taken a key share already: with `update` two writers would deadlock.
create or replace function refuse_overdraft() returns trigger language plpgsql as $$
declare
  held integer;
  barred boolean;
  taken integer;
begin
  perform 1 from pet where id = new.pet_id for no key update;
  select quantity, suspended_at is not null and new.why = 'registration' into held, barred
    from credit_batch where id = new.credit_batch_id for no key update;
  if barred then
    raise exception 'This batch of credits is suspended' using errcode = '23514', constraint = 'credit_batch_suspended';
  end if;
  if credit_left(new.credit_batch_id) not between 0 and held then
    raise exception 'This batch of credits is used up' using errcode = '23514', constraint = 'credit_batch_left';
  end if;
  select -sum(change) into taken from credit_entry where pet_id = new.pet_id;
  if taken not between 0 and 1 then
    raise exception 'This animal is registered already' using errcode = '23514', constraint = 'credit_pet_once';
  end if;
  return null;
end $$;
