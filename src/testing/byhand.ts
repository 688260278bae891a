import type { DB } from '#database/types.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import type { Lifecycle } from '#platform/law/lifecycle.ts'

/**
 * Lets tests put a thing into a state without its moves: what they write by hand has an event, of no clause. It is written only for those
 * who ask for it when they connect, so that the register itself still has to write its own.
 */
export const writtenByHand = (laws: readonly Lifecycle[]): string => `
  create function write_by_hand() returns trigger language plpgsql as $$
  declare
    link event;
    before text := case when tg_op = 'UPDATE' then old.status end;
    moment timestamptz := date_trunc('milliseconds', coalesce(new.status_at, now()));
  begin
    select seq, hash into link.seq, link.previous_hash from event_head where subject = tg_argv[0] and subject_id = new.id;
    link.seq := coalesce(link.seq, 0) + 1;
    link.previous_hash := coalesce(link.previous_hash, repeat('0', 64));
    insert into event (id, subject, subject_id, seq, at, move, from_status, to_status, clause, by_role, previous_hash, salt, hash)
    values (gen_random_uuid(), tg_argv[0], new.id, link.seq, moment, 'byHand', before, new.status, 'TEST-1', 'Staff', link.previous_hash, '',
      encode(sha256(format('["%s","%s",%s,"%s","byHand",%s,"%s","TEST-1",null,"Staff",null,"{}","%s"]', tg_argv[0], new.id, link.seq,
        to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce('"' || before || '"', 'null'), new.status,
        link.previous_hash)::bytea), 'hex'));
    return null;
  end $$;
  ${laws.map(triggerOn).join('\n')}`

const triggerOn = ({ subject, table }: Lifecycle) => `
  create trigger written_by_hand after insert or update of status on ${table} for each row
    when (current_setting('homeward.by_hand', true) = 'on') execute function write_by_hand('${subject}');`

/** A connection whose single statements are written by hand; `transaction` is the register's own. */
export function handOf(url: string, register: Db) {
  const address = new URL(url)
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} -c homeward.by_hand=on`)
  const hand = connect<DB>(address.href, { max: 8, withinMs: 15_000 })
  return { db: Object.assign(hand.db, { transaction: () => register.transaction() }), close: hand.close }
}
