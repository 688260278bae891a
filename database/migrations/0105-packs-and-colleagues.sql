-- A rescue prints packs as well: the code in one stands for an adoption, and keeps what was stated when it was printed.
alter table transfer_code add column kind offer_kind not null default 'sale' check (kind in ('sale', 'adoption'));
alter table transfer_code alter column kind drop default;
alter table transfer_code add column statement text;
alter table transfer_code add constraint an_adoption_has_a_statement check ((kind = 'adoption') = (statement is not null));
comment on column transfer_code.statement is 'What a welfare organisation stated when it printed the pack: why the animal can be adopted.';

-- Who of an organisation wrote a message: told to those who work there, and to nobody else.
alter table message add column by_person uuid references account;
comment on column message.by_person is 'The member who wrote it as their organisation; null where an account writes for itself.';
create index message_by_person on message (by_person) where by_person is not null;
