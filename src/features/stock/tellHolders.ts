import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { HOLDER } from './lifecycle.ts'
import { yourChipsWereTried } from './messages.ts'

export type Trying = Pick<CallContext<never>, 'db' | 'recordEvent' | 'notify' | 'services'> & { who: { id: string } | null }

interface Held {
  id: string
  number: string
  holderId: string | null
}

/**
 * STOCK-4 Tells the implanters who hold chips that somebody else tried to register them, of each chip once for each who tries and all
 * of theirs in one letter, and notes it for Staff. The caller holds the chips.
 */
export async function tellHolders(context: Trying, units: readonly Held[], by: 'Implanter' | 'keeper'): Promise<void> {
  const { recordEvent, notify } = context
  const untold = await notToldYet(context, units)
  for (const { id } of untold) await recordEvent('microchip', id, { move: 'otherHolder', clause: HOLDER.clause, by })
  for (const [holderId, theirs] of Map.groupBy(untold, (unit) => unit.holderId)) {
    if (!holderId) continue
    const numbers = theirs.map(({ number }) => groupChipNumber(number))
    await notify(holderId, yourChipsWereTried(numbers))
  }
}

/** In the order of their numbers, so that two who try the same chips wait for each other and not for ever. */
async function notToldYet({ db, who }: Trying, units: readonly Held[]): Promise<Held[]> {
  if (units.length === 0) return []
  const ids = units.map(({ id }) => id)
  const told = await db
    .selectFrom('event')
    .select('subjectId')
    .where('subject', '=', 'microchip')
    .where((event) => event('subjectId', '=', event.fn.any(event.val(ids))))
    .where('move', '=', 'otherHolder')
    .where('byAccount', 'is not distinct from', who?.id ?? null)
    .execute()
  const known = new Set(told.map(({ subjectId }) => subjectId))
  return units.filter(({ id }) => !known.has(id)).toSorted((one, other) => (one.number < other.number ? -1 : 1))
}
