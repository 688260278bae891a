-- A litter is asked about in one message: until that is sent, its requests are untold.
alter table offer add column told_at timestamptz;
update offer set told_at = created_at;
create index offer_untold on offer (from_account) where told_at is null;
