-- Who pays may ask us to start at once, and so can't cancel what is used then (SI 2013/3134 regs 36 and 37).
alter table payment add column start_asked_at timestamptz;
comment on column payment.start_asked_at is 'When its payer asked us to start straight away, knowing that they can’t cancel what is used; null where they didn’t.';
