import type * as z from 'zod'
import type { FoundRow } from './shapes.ts'

/** What Staff find: a number, a person, an animal, or something about either. */
export type Found = z.output<typeof FoundRow>

const FIRST: readonly Found['kind'][] = ['chip number', 'animal', 'person']
const place = ({ kind }: Found) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length)

/** Who asks about a number wants its animal and the keeper before all else. */
export const animalsFirst = (items: readonly Found[]): Found[] => items.toSorted((one, other) => place(one) - place(other))

const SHOWN = 5

/** The same with at most 5 of what's open about them, of each kind, and how to see the rest. */
export function shortened(items: readonly Found[], words: string): Found[] {
  const counts = new Map<Found['kind'], number>()
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const seen = new Map<Found['kind'], number>()
  return items.flatMap((item) => {
    const nth = (seen.get(item.kind) ?? 0) + 1
    seen.set(item.kind, nth)
    if (FIRST.includes(item.kind) || nth <= SHOWN) return [item]
    return nth === SHOWN + 1 ? [moreOf(item.kind, (counts.get(item.kind) ?? 0) - SHOWN, words)] : []
  })
}

const moreOf = (kind: Found['kind'], count: number, words: string): Found => ({
  kind,
  id: null,
  name: `… and ${count} more`,
  status: '',
  who: '',
  where: '',
  next: [`npm run staff -- find "${words.replaceAll('"', '')}" --all`],
})
