-- A certificate costs nothing, with or without a plan.
update plan_feature set always_free = true, plans = '{}', words = 'A registration certificate' where code = 'certificate';

-- What was paid for single pets in the last 14 days may pay for the whole household plan.
alter table purchase drop constraint purchase_pence_check, add constraint purchase_pence_check check (pence >= 0);
