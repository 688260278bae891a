import { listed } from '#platform/listed.ts'
import type { ImplantRow } from '../../shapes.ts'

export const CHIPPED_FOR_YOU = {
  waiting: 'Nobody but you can say so. Until you do, finders reach whoever did the chipping.',
  ended:
    'The time to answer is over, or you said that something is wrong. Ask whoever did the chipping to register it again: then you can answer.',
}

/** What was chipped for somebody and is in nobody's name yet: what they can answer now, and what they can answer no more. */
export function withoutKeeper(items: readonly ImplantRow[]) {
  const { waiting = [], unregistered: ended = [] } = Object.groupBy(items, ({ state }) => state)
  return { waiting, ended }
}

/** "Bramble (968 000 001 234 567) and Pim (…)": the animals by name and number, so that one is told from another. */
export function namesOf(items: readonly Pick<ImplantRow, 'petName' | 'shown'>[]): string {
  const names = items.map(({ petName, shown }) => `${petName ?? 'An animal'} (${shown})`)
  return listed(names)
}
