-- What reached us without the card provider: Staff have seen it on a bank statement, a cheque or a card terminal.
alter table payment add column received_by text check (received_by in ('bankTransfer', 'cheque', 'telephone'));
alter table payment add column received_reference text;
alter table payment add constraint received_with_reference check ((received_by is null) = (received_reference is null));
comment on column payment.received_by is 'How it reached us without the card provider; null where the provider took it. intent_id is then ours.';
