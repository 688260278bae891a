import { sql } from 'kysely'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { pageOfRows } from '#platform/database/page.ts'
import type { getMicroLookupHistory } from '../contract.ts'

type Asked = InputOf<typeof getMicroLookupHistory>

/**
 * One page of lookups, newest first: those of my pets by others, or those that I made. Another keeper's pet and conversation are left out.
 * Those of one chip by one visitor in a day are one entry; each that led to a conversation, or showed a record to a professional, has its own, and what
 * the finder looked up before they wrote is of their first conversation.
 */
export async function lookupsOf(db: Db, accountId: string, asked: Asked) {
  const { rows: entries, ...page } = await pageOfRows(visitsOf(db, accountId, asked), { by: { at: 'entry.at' }, id: 'entry.id' }, asked)
  const rows = await lookupsWithPet(
    db,
    accountId,
    entries.map(({ id }) => id),
  )
  const lookups = new Map(rows.map((row) => [row.lookupId, row]))
  const unread = await unreadIn(
    db,
    entries.flatMap(({ threadId }) => threadId ?? []),
  )
  return {
    ...page,
    rows: entries.flatMap(({ id, threadId, times }) => {
      const lookup = lookups.get(id)
      return lookup ? [{ ...lookup, threadId, times, unread: unread.get(threadId ?? '') ?? 0 }] : []
    }),
  }
}

function lookupsIn(db: Db, accountId: string, { of, petId }: Asked) {
  const mine = db.selectFrom('lookup').where('lookup.byAccount', '=', accountId)
  const ofMyPets = db
    .selectFrom('lookup')
    .where('lookup.keeperId', '=', accountId)
    .where((where) => where.or([where('lookup.byAccount', 'is', null), where('lookup.byAccount', '<>', accountId)]))
  const those = of === 'mine' ? mine : ofMyPets
  return petId ? those.where('lookup.petId', '=', petId).where('lookup.keeperId', '=', accountId) : those
}

/** Each visit by its last lookup. What is compared for being equal alone is compared byte by byte: the order of the alphabet takes three times as long. */
function visitsOf(db: Db, accountId: string, asked: Asked) {
  // Whoever looks it up and then writes is one visit: the lookups before go to the conversation of that day.
  const visitor = sql<string>`coalesce(lookup.by_account::text, lookup.visitor, lookup.id::text) collate "C"`
  const day = sql<string>`(lookup.at at time zone 'Europe/London')::date`
  const joined = lookupsIn(db, accountId, asked)
    .leftJoin('thread', (join) => join.onRef('thread.lookupId', '=', 'lookup.id').on('thread.hostId', '=', accountId))
    .leftJoin('disclosure', 'disclosure.id', 'lookup.id')
    .select(['lookup.id', 'lookup.at', 'thread.id as threadId', 'disclosure.id as disclosureId'])
    .select([sql<string>`lookup.chip_number collate "C"`.as('chipNumber'), visitor.as('visitor'), day.as('day')])
  const sameDay = sql`partition by day, chip_number, visitor, disclosure_id`
  const met = db
    .selectFrom(joined.as('looked'))
    .selectAll()
    .select(
      sql<string | null>`coalesce(thread_id, first_value(thread_id) over (${sameDay} order by (thread_id is null), at, id))`.as('metId'),
    )
  const sameVisit = sql`partition by day, chip_number, visitor, disclosure_id, met_id`
  const folded = db
    .selectFrom(met.as('visit'))
    .select(['visit.id', 'visit.at', 'visit.threadId'])
    .select(sql<number>`count(*) over (${sameVisit})`.as('times'))
    .select(sql<number>`row_number() over (${sameVisit} order by (thread_id is not null) desc, at desc, id desc)`.as('place'))
  return db.selectFrom(folded.as('entry')).where('entry.place', '=', 1).select(['entry.id', 'entry.threadId', 'entry.times'])
}

const lookupsWithPet = (db: Db, accountId: string, lookupIds: readonly string[]) =>
  db
    .selectFrom('lookup')
    .leftJoin('pet', (join) => join.onRef('pet.id', '=', 'lookup.petId').on('lookup.keeperId', '=', accountId))
    .select(['lookup.id as lookupId', 'lookup.at', 'lookup.chipNumber', 'lookup.result', 'pet.id as petId', 'pet.name as petName'])
    .select(['lookup.lat', 'lookup.lng', 'lookup.accuracyMetres', 'lookup.placeKind', 'lookup.placeWords'])
    .where('lookup.id', '=', sql<string>`any(${lookupIds}::uuid[])`)
    .execute()

/** How many of the guest's messages the host hasn't read, by conversation. */
async function unreadIn(db: Db, threadIds: readonly string[]): Promise<Map<string, number>> {
  if (threadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message')
    .select('threadId')
    .select((message) => message.fn.countAll<number>().as('unread'))
    .where('threadId', 'in', threadIds)
    .where('side', '=', 'guest')
    .where('readAt', 'is', null)
    .groupBy('threadId')
    .execute()
  return new Map(rows.map(({ threadId, unread }) => [threadId, unread]))
}
