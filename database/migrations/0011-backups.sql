-- What a register needs to go on: a copy of itself elsewhere, and room on its disk.

create table backup (
  name text primary key,
  taken_at timestamptz not null,
  bytes bigint not null check (bytes > 0),
  verified_at timestamptz not null default now()
);
create index backup_verified on backup (verified_at desc);
comment on table backup is 'Backups that were written and read back to the last row. What lies in the file store now is in its own catalogue.';

-- How much each account has stored, kept by the database itself, so that no two uploads at once go past what one may.
create table stored (
  account_id uuid primary key references account,
  bytes bigint not null check (bytes >= 0),
  -- Room held for uploads that are on their way to the store, and since when: one that never arrives holds it for ten minutes.
  reserved bigint not null default 0 check (reserved >= 0),
  reserved_at timestamptz not null default '-infinity'
);
insert into stored (account_id, bytes) select account_id, sum(size) from file where account_id is not null group by account_id;

create function count_stored() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.account_id is not null then
    update stored set bytes = bytes - old.size where account_id = old.account_id;
  end if;
  if tg_op <> 'DELETE' and new.account_id is not null then
    insert into stored as s (account_id, bytes) values (new.account_id, new.size)
      on conflict (account_id) do update set bytes = s.bytes + excluded.bytes;
  end if;
  return null;
end $$;
create trigger file_is_counted after insert or delete or update of account_id, size on file
  for each row execute function count_stored();
