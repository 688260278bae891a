-- Several plans in one payment: the cheapest way to pay for many animals is often a mixture of them.
create table purchase_line (
  purchase_id uuid not null references purchase,
  plan_code text not null references plan,
  quantity integer not null check (quantity > 0),
  pence integer not null check (pence >= 0),
  primary key (purchase_id, plan_code)
);
comment on table purchase_line is 'What is bought with a purchase beside its own plan. The pence of the purchase are those of all of it.';
create trigger purchase_line_is_append_only before update or delete on purchase_line for each row execute function refuse_change();
