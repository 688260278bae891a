import { sql } from 'kysely'
import type { Stretch } from '#platform/clock/london.ts'
import type { Db } from '#platform/database/db.ts'
import { whenText } from '#platform/text/whentext.ts'
import { BLOCKING } from './lifecycle.ts'

interface Clash {
  startsAt: Date
  endsAt: Date
  blockedFrom: Date
  blockedTo: Date
  /** Whom it's for; null while a deposit is being paid. */
  name: string | null
  /** Where a visit that was booked here takes place. */
  town: string | null
}

interface Wanted {
  blocked: Stretch
  now: Date
  /** The visit that is to be moved. */
  except?: string | undefined
}

/** BOOK-1 Which visit of an implanter keeps a time from another, in words that say when and where it is, and from when they're free; null where none does. */
export async function clashWords(db: Db, implanterId: string, { blocked, now, except = undefined }: Wanted): Promise<string | null> {
  const wanted = sql`tstzrange(${blocked.from}, ${blocked.to})`
  const { rows } = await sql<Clash>`
    select * from (
      select coalesce(case when part @> starts_at then starts_at else proposed_at end, starts_at) as starts_at,
        coalesce(case when part @> starts_at then starts_at else proposed_at end, starts_at) + (ends_at - starts_at) as ends_at,
        lower(part) as blocked_from, upper(part) as blocked_to, case when booking.status = 'held' then null else customer.name end as name, address ->> 'town' as town
      from booking join account as customer on customer.id = customer_id, unnest(blocked) as part
      where implanter_id = ${implanterId} and booking.status::text = any(${[...BLOCKING]}) and part && ${wanted}
        and not (booking.status = 'held' and answer_by <= ${now}) and booking.id is distinct from ${except ?? null}::uuid
      union all
      select starts_at, ends_at, lower(blocked), upper(blocked), name, null from diary_visit
      where implanter_id = ${implanterId} and blocked && ${wanted} and id is distinct from ${except ?? null}::uuid
    ) as clash order by starts_at limit 1`.execute(db)
  return rows[0] ? wordsOf(rows[0]) : null
}

function wordsOf({ startsAt, endsAt, blockedFrom, blockedTo, name, town }: Clash): string {
  const times = fromTo(startsAt, endsAt)
  if (name === null) return `Someone is paying the deposit for ${times} at the moment. Enter another time, or try again in 10 minutes.`
  const isLonger = blockedFrom < startsAt || blockedTo > endsAt
  const around = blockedFrom < startsAt ? 'the drive and the pause' : 'the pause'
  const busy = isLonger ? ` With ${around} after it, you’re busy from ${fromTo(blockedFrom, blockedTo)}.` : ''
  return `You have a visit with ${name}${town ? ` in ${town}` : ''} from ${times}.${busy} Enter another time.`
}

const fromTo = (from: Date, to: Date) => `${whenText(from, 'time')} to ${whenText(to, 'time')}`
