-- The law in the database itself: whoever writes, a status changes with its event or not at all, and nothing that has a history vanishes.

alter table event alter column salt set not null;
alter table event add column written_in xid8 not null default pg_current_xact_id();
comment on column event.written_in is 'The transaction that wrote it: whatever changed its status in the same one has its event.';

alter type unit_status add value 'unsold';

create function require_event() returns trigger language plpgsql as $$
begin
  if not exists (
    select from event
    where subject = tg_argv[0] and subject_id = new.id and to_status = new.status::text
      and from_status is not distinct from (case when tg_op = 'UPDATE' then old.status::text end)
      and written_in = pg_current_xact_id()
  ) then
    raise exception 'The % % became % without an event', tg_argv[0], new.id, new.status using errcode = '23514';
  end if;
  return null;
end $$;

-- By the word for a thing in its events, as its lifecycle has it.
do $$
declare thing record;
begin
  for thing in select * from (values
    ('account', 'account'), ('profile', 'profile'), ('report of a chip', 'dead_chip'), ('keepership request', 'claim'),
    ('move from another database', 'database_move'), ('offer', 'offer'), ('payment', 'payment'), ('refund', 'refund'), ('dispute', 'dispute'),
    ('pet', 'pet'), ('purchase', 'purchase'), ('rehoming', 'rehoming'), ('chip order', 'chip_order'), ('microchip', 'chip_unit'),
    ('batch of microchips', 'chip_batch')
  ) as kept (subject, place) loop
    execute format(
      'create constraint trigger status_has_event after insert or update of status on %I deferrable initially deferred for each row execute function require_event(%L)',
      thing.place, thing.subject);
    execute format('create trigger never_deleted before delete on %I for each row execute function refuse_change()', thing.place);
    execute format('create trigger never_emptied before truncate on %I for each statement execute function refuse_change()', thing.place);
  end loop;
end $$;
