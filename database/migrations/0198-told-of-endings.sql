-- Whoever offered animals hears once a day of all that nobody answered, and an implanter of all that were confirmed.
alter table offer add column end_told_at timestamptz;
comment on column offer.end_told_at is 'When whoever made an offer was told that it was accepted or ran out, or had no more need to be; null before.';
update offer set end_told_at = status_at where status in ('accepted', 'expired');
create index offer_end_untold on offer (from_account) where end_told_at is null and status in ('accepted', 'expired');
