import { listed } from '#platform/listed.ts'
import type { ImplantRow } from '../../shapes.ts'

export const CHIPPED_FOR_YOU = {
  waiting: 'Only you can tell us. Until you do, finders will reach the person who chipped it.',
  ended: 'You can’t answer any more, or you told us something is wrong. Ask the person who chipped your pet to register it again.',
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
