-- Whoever offered animals hears once a day of all those about which nobody answered.
alter table offer add column end_told_at timestamptz;
comment on column offer.end_told_at is 'When whoever made an offer that ran out was told so, or had no more need to be; null before.';
update offer set end_told_at = status_at where status = 'expired';
create index offer_end_untold on offer (from_account) where status = 'expired' and end_told_at is null;
