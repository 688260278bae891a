-- A rescue prints packs as well: the code in one stands for an adoption, and keeps what was stated when it was printed.
alter table transfer_code add column kind offer_kind not null default 'sale' check (kind in ('sale', 'adoption'));
alter table transfer_code alter column kind drop default;
alter table transfer_code add column statement text;
alter table transfer_code add constraint an_adoption_has_a_statement check ((kind = 'adoption') = (statement is not null));
comment on column transfer_code.statement is 'What a welfare organisation stated when it printed the pack: why the animal can be adopted.';
