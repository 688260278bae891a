-- When whoever made an offer last had its recipient reminded.
alter table offer add column reminded_at timestamptz;
