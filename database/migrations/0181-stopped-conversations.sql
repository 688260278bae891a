-- Our staff can end a conversation that was reported, so that neither side opens it again.
alter table thread add column stopped_at timestamptz;
comment on column thread.stopped_at is 'When our staff ended it after a report. Neither side can open it again.';
alter table thread add constraint stopped_is_ended check (stopped_at is null or ended_at is not null);
