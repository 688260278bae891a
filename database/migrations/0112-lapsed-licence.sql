-- Someone tried to use the code while its breeder had no licence: the breeder is told, but not at every try.
alter table transfer_code add column refused_at timestamptz;
comment on column transfer_code.refused_at is 'When its breeder was last told that someone tried to use it while they had no licence to sell.';
