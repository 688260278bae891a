import { londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { payoutLife } from './lifecycle.ts'
import { LEAST_PAYOUT, owedVisits } from './owed.ts'

/** PAYOUT-1 Adds up what an implanter is owed now: the pence of the new payout, or 0 where it's too little. */
export async function preparePayout({ db, now, start }: LawTools, implanterId: string): Promise<number> {
  await oneAtATime(db, `payouts/${implanterId}`)
  const { rows: visits } = await owedVisits(now, implanterId).execute(db)
  const pence = visits.reduce((sum, visit) => sum + visit.pence, 0)
  if (pence < LEAST_PAYOUT) return 0
  const days = visits.map(({ startsAt }) => londonDate(startsAt)).toSorted()
  const payout = { id: newId(), status: 'prepared', statusAt: now } as const
  const [fromDay = '', toDay = ''] = [days[0], days.at(-1)]
  await db
    .insertInto('payout')
    .values({ ...payout, implanterId, pence, fromDay, toDay, createdAt: now })
    .execute()
  await db
    .insertInto('payoutVisit')
    .values(visits.map((visit) => ({ payoutId: payout.id, bookingId: visit.bookingId, pence: visit.pence })))
    .execute()
  await start(payoutLife, 'prepare', payout, 'clock', { pence, visits: visits.length })
  return pence
}
