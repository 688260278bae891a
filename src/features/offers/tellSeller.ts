import { earlier } from '#platform/clock/clock.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { buyerTurnedAway } from './messages.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'notify'>

/** OFFER-1: tells a breeder without a licence that someone tried a code of theirs, at most once a day for each code. */
export async function tellSeller({ db, now, notify }: Tools, code: { id: string }, pet: { name: string; keeperId: string }): Promise<void> {
  const told = await db
    .updateTable('transferCode')
    .set({ refusedAt: now })
    .where('id', '=', code.id)
    .where((one) => one.or([one('refusedAt', 'is', null), one('refusedAt', '<=', earlier(now, { days: 1 }))]))
    .returning('id')
    .execute()
  if (told.length > 0) await notify(pet.keeperId, buyerTurnedAway(pet.name))
}
