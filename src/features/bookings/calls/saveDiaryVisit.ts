import { sql } from 'kysely'
import { londonDate } from '#platform/clock/clock.ts'
import { londonStretches } from '#platform/clock/london.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { answer } from '#platform/server/answer.ts'
import { clashWords } from '../clash.ts'
import { saveDiaryVisit } from '../contract.ts'
import { lockTerms } from '../queries.ts'
import { releaseHeld } from '../releaseHeld.ts'
import { slotAt } from '../slots.ts'

/** BOOK-1: an implanter can take a visit at any time at which they've nothing else, also outside their hours. */
export default answer(saveDiaryVisit, async (context) => {
  const { input, who, db, now, refuse } = context
  const { id: known, day, from, minutes, ...told } = input
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
  const visit = { kind: told.visit, minutes, travelMinutes: told.visit === 'home' ? told.travelMinutes : 0 }
  const { endsAt, blocked } = slotAt({ bufferMinutes: terms?.bufferMinutes ?? 0 }, visit, startsAt)
  const clash = await clashWords(db, who.id, { blocked, now, except: known })
  if (clash) throw refuse('slotTaken', { field: 'from', words: clash })

  const range = sql<string>`tstzrange(${blocked.from}, ${blocked.to})`
  const row = { ...told, travelMinutes: visit.travelMinutes, startsAt, endsAt, blocked: range }
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

/** When London's clocks show a time of a day; null in the hour that's left out when they go forward. */
function momentAt(day: string, time: string): Date | null {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = hours * 60 + minutes
  return londonStretches(day, at, at + 1)[0]?.from ?? null
}
