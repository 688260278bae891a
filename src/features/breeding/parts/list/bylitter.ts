import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { RowGroup } from '#ui/DataTable.tsx'
import type { BreederPet, LitterOfPage } from '../../shapes.ts'
import { animals } from '../words.ts'

interface View {
  query: string
  state: string | undefined
  litterId: string
  sort: string
}

/**
 * The litter of each animal of a list, where they follow each other by birth: those with no animal left to sell are folded away, unless something
 * was looked for. Nothing where the list is of one litter, or in another order.
 */
export function littersOfView(
  { query, state, litterId, sort }: View,
  litters: readonly LitterOfPage[],
): ((pet: Pick<BreederPet, 'litterId'>) => RowGroup) | undefined {
  if (litterId !== '' || !sort.endsWith('bornOn')) return undefined
  const isNarrowed = query !== '' || state !== undefined
  const groups = new Map(litters.map((litter) => [litter.id, groupOf(litter, isNarrowed)]))
  return (pet) => groups.get(pet.litterId ?? '') ?? ALONE
}

const ALONE: RowGroup = { key: 'alone', title: 'Not in a litter', note: '', isFolded: false }

function groupOf(litter: LitterOfPage, isNarrowed: boolean): RowGroup {
  const { id, damName, withMe, offered } = litter
  return { key: id, title: `${damName}’s litter`, note: whereabouts(litter), isFolded: !isNarrowed && withMe + offered === 0 }
}

/** When a litter was born, and how many of it stand where: “Born 3 October 2026, 5 animals: 2 with you and 3 sold”. */
export function whereabouts({ bornOn, withMe, offered, kept, sold, died }: Omit<LitterOfPage, 'id' | 'damName'>): string {
  const where = [
    withMe > 0 && `${withMe} with you`,
    offered > 0 && `${offered} offered`,
    kept > 0 && `${kept} kept`,
    sold > 0 && `${sold} sold`,
    died > 0 && `${died} died`,
  ].filter((words) => words !== false)
  const born = `Born ${whenText(bornOn, 'short')}`
  return where.length === 0 ? born : `${born}, ${animals(withMe + offered + kept + sold + died)}: ${listed(where)}`
}
