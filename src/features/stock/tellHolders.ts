import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { listed } from '#platform/listed.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { HOLDER } from './lifecycle.ts'

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

/** To the implanter who holds chips that somebody else wanted to register. */
const yourChipsWereTried = (numbers: readonly string[]): Notice => ({
  subject:
    numbers.length === 1
      ? 'Someone else tried to register one of your microchips'
      : `Someone else tried to register ${numbers.length} of your microchips`,
  paragraphs: [
    `Someone else tried to register ${numbers.length === 1 ? 'microchip' : 'microchips'} ${listed(numbers)}, which you hold. We didn’t let them, and our staff can see that they tried.`,
    numbers.length === 1
      ? 'If you’ve implanted it, register it for the animal’s keeper today. If you gave it away or lost it, tell us.'
      : 'If you’ve implanted any of them, register them for the animals’ keepers today. If you gave them away or lost them, tell us.',
  ],
  button: { words: 'See your chips', link: paths.manageChips },
})
