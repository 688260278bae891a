-- The shop: what it sells, carts, coupons and orders.
create extension if not exists pg_trgm;

create type product_category as enum ('collars', 'beds', 'feeding', 'toys', 'care', 'professional');
create table product (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  category product_category not null,
  audiences text[] not null,
  summary text not null,
  description text not null,
  facts jsonb not null default '{}',
  art jsonb not null,
  engraving jsonb,
  link text,
  on_sale boolean not null default true,
  position integer not null default 0,
  created_at timestamptz not null,
  words text not null,
  found tsvector generated always as (to_tsvector('english', words)) stored
);
create index product_found on product using gin (found);
create index product_alike on product using gin (words gin_trgm_ops);
create index product_listed on product (category, position, id) where on_sale;
comment on column product.art is 'How its picture is drawn: the kind of thing, and its colours.';
comment on column product.engraving is 'How many lines of how many characters can be engraved; null where nothing is.';
comment on column product.link is 'Where it is ordered, where that is on a page of its own.';
comment on column product.words is 'What it is found by: its name, category, summary and the names of its variants.';

create table variant (
  id uuid primary key,
  product_id uuid not null references product,
  sku text not null unique,
  name text not null,
  pence integer not null check (pence > 0),
  stock integer not null check (stock >= 0),
  grams integer not null check (grams >= 0),
  position integer not null default 0,
  on_sale boolean not null default true
);
create index variant_product on variant (product_id, position, id);
comment on column variant.stock is 'What can still be sold: what an order holds is no longer counted.';

create table wish (
  account_id uuid not null references account,
  product_id uuid not null references product,
  at timestamptz not null,
  primary key (account_id, product_id)
);

create type coupon_kind as enum ('percent', 'fixed', 'freeDelivery');
create table coupon (
  id uuid primary key,
  code text not null unique check (code = upper(code)),
  kind coupon_kind not null,
  amount integer not null check (amount >= 0),
  least_pence integer not null default 0,
  categories text[] not null default '{}',
  audiences text[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz,
  most_total integer,
  most_each integer not null default 1,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (kind <> 'percent' or amount between 1 and 100)
);
comment on column coupon.amount is 'Percent, or pence.';
comment on column coupon.categories is 'The categories that it is for; none for all.';
comment on column coupon.audiences is 'The profile types that it is for; none for everyone.';

create table cart (
  id uuid primary key,
  token_hash text unique,
  account_id uuid unique references account,
  coupon_id uuid references coupon,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (num_nulls(token_hash, account_id) = 1)
);
create index cart_changed on cart (changed_at) where account_id is null;

create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  variant_id uuid not null references variant,
  quantity integer not null check (quantity > 0),
  engraving text[] not null default '{}',
  added_at timestamptz not null,
  unique (cart_id, variant_id, engraving)
);

create type shop_order_status as enum (
  'placed', 'paid', 'packed', 'sent', 'delivered', 'cancelled', 'returnAsked', 'returned', 'refunded'
);
create table shop_order (
  id uuid primary key,
  number bigint generated always as identity (start with 10001),
  status shop_order_status not null,
  status_at timestamptz not null,
  account_id uuid not null references account,
  delivery jsonb,
  method text not null,
  delivery_pence integer not null check (delivery_pence >= 0),
  discount_pence integer not null check (discount_pence >= 0),
  pence integer not null check (pence >= 0),
  vat_pence integer not null check (vat_pence >= 0),
  coupon_id uuid references coupon,
  reserved_until timestamptz not null,
  tracking text,
  delivered_at timestamptz,
  return_reason text,
  return_words text,
  suspended_at timestamptz,
  created_at timestamptz not null
);
create unique index shop_order_number on shop_order (number);
create index shop_order_account on shop_order (account_id, created_at desc, id desc);
create index shop_order_open on shop_order (status, status_at);
comment on column shop_order.delivery is 'Name and address; null once whoever ordered it is forgotten.';
comment on column shop_order.suspended_at is 'Since when it is not sent, because the bank holds what was paid for it.';

create table shop_order_line (
  id uuid primary key,
  order_id uuid not null references shop_order,
  position integer not null,
  variant_id uuid not null references variant,
  words text not null,
  quantity integer not null check (quantity > 0),
  each_pence integer not null check (each_pence > 0),
  discount_pence integer not null check (discount_pence >= 0),
  pence integer not null check (pence >= 0),
  engraving text[] not null default '{}',
  coming_back integer not null default 0 check (coming_back >= 0),
  returned integer not null default 0 check (returned >= 0),
  check (coming_back + returned <= quantity),
  unique (order_id, position)
);
comment on column shop_order_line.pence is 'What was paid for it: its price times its quantity, less its part of the discount.';

create table coupon_use (
  id uuid primary key,
  coupon_id uuid not null references coupon,
  account_id uuid not null references account,
  order_id uuid not null unique references shop_order,
  at timestamptz not null,
  released_at timestamptz
);
create index coupon_use_coupon on coupon_use (coupon_id, account_id) where released_at is null;

create table review (
  product_id uuid not null references product,
  account_id uuid not null references account,
  stars integer not null check (stars between 1 and 5),
  words text not null,
  at timestamptz not null,
  primary key (product_id, account_id)
);

do $$
begin
  create constraint trigger status_has_event after insert or update of status on shop_order deferrable initially deferred
    for each row execute function require_event('shop order');
  create trigger never_deleted before delete on shop_order for each row execute function refuse_change();
  create trigger never_emptied before truncate on shop_order for each statement execute function refuse_change();
end $$;
