-- To whom an animal was offered is forgotten some time after the offer has ended; that it was offered stays.
alter table offer
  add column contact_forgotten_at timestamptz,
  drop constraint offer_check,
  add constraint offer_check check (
    num_nonnulls(to_email, to_mobile, to_account, code_hash) > 0 or (contact_forgotten_at is not null and status not in ('sent', 'opened'))
  );
alter table rehoming add column contact_forgotten_at timestamptz;
comment on column offer.contact_forgotten_at is 'When the e-mail address and mobile number that it was made to were forgotten.';
comment on column rehoming.contact_forgotten_at is 'When the e-mail address and mobile number that it was made to were forgotten.';
create index offer_to_forget on offer (status_at) where status not in ('sent', 'opened') and num_nonnulls(to_email, to_mobile) > 0;
