-- A bank checks the name of an account's holder before it sends money: it's often not the name someone works under.
alter table payout_account add column holder_name text;
comment on column payout_account.holder_name is 'As the bank knows it. Null of an account that was given before we asked.';
