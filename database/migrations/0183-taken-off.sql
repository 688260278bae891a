-- What is refunded by line before an order from the shop has left isn't packed any more.
alter table shop_order_line add column taken_off integer not null default 0;
comment on column shop_order_line.taken_off is 'How many pieces were refunded before the order was sent: they aren’t in the parcel.';
