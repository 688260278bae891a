import { sql } from 'kysely'
import { londonDate } from '#platform/clock/clock.ts'
import { londonStretches } from '#platform/clock/london.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { clashWords } from '../clash.ts'
import { saveDiaryVisit } from '../contract.ts'
import { lockTerms } from '../queries.ts'
import { releaseHeld } from '../releaseHeld.ts'
import { placeNamed, roadBetween } from '../road.ts'
import { drivingMinutes, slotAt } from '../slots.ts'
import { placeOf } from '../terms.ts'

/** BOOK-1: an implanter can take a visit at any time at which they've nothing else, also outside their hours. */
export default handlerWithPreflight(saveDiaryVisit, driveOf, async (context, drive) => {
  const { input, who, db, now, refuse } = context
  const { id: known, day, from, minutes, address, ...told } = input
  const startsAt = momentAt(day, from)
  if (!startsAt) throw refuse('noSuchTime', { field: 'from' })
  const before =
    known &&
    (await db.selectFrom('diaryVisit').select('startsAt').where('id', '=', known).where('implanterId', '=', who.id).executeTakeFirst())
  if (known && !before) throw refuse('noSuchVisit')
  const isMoved = !before || before.startsAt.getTime() !== startsAt.getTime()
  if (isMoved && startsAt <= now) throw refuse('past', { field: day === londonDate(now) ? 'from' : 'day' })

  await oneAtATime(db, `diary/${who.id}`)
  const terms = await lockTerms(db, who.id)
  await releaseHeld(context, who.id)
  const visit = { kind: told.visit, minutes, travelMinutes: drive }
  const { endsAt, blocked } = slotAt({ bufferMinutes: terms?.bufferMinutes ?? 0 }, visit, startsAt)
  const clash = await clashWords(db, who.id, { blocked, now, except: known })
  if (clash) throw refuse('slotTaken', { field: 'from', words: clash })

  const range = sql<string>`tstzrange(${blocked.from}, ${blocked.to})`
  const kept = told.visit === 'home' && address ? JSON.stringify(address) : null
  const row = { ...told, address: kept, travelMinutes: drive, startsAt, endsAt, blocked: range }
  if (known) {
    await db
      .updateTable('diaryVisit')
      .set({ ...row, changedAt: now })
      .where('id', '=', known)
      .execute()
    return { id: known }
  }
  const id = newId()
  await db
    .insertInto('diaryVisit')
    .values({ id, implanterId: who.id, ...row, createdAt: now })
    .execute()
  return { id }
})

/** How long the drive takes: as it's said, or else as it is by road to the address; 0 where that can't be told. */
async function driveOf({ input, who, db, services }: PreflightContext<typeof saveDiaryVisit>): Promise<number> {
  const { visit, travelMinutes, address } = input
  if (visit !== 'home') return 0
  if (travelMinutes !== undefined || !address) return travelMinutes ?? 0
  const terms = await db.selectFrom('bookingTerms').select('shown').where('accountId', '=', who.id).executeTakeFirst()
  const home = terms && (await placeNamed(services, address.postcode))
  if (!terms || typeof home !== 'object') return 0
  const { metres } = await roadBetween(services, placeOf(terms), home)
  return Math.min(drivingMinutes(metres), LONGEST_DRIVE)
}

const LONGEST_DRIVE = 240

/** When London's clocks show a time of a day; null in the hour that's left out when they go forward. */
function momentAt(day: string, time: string): Date | null {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = hours * 60 + minutes
  return londonStretches(day, at, at + 1)[0]?.from ?? null
}
