import type { Selectable } from 'kysely'
import type { Litter } from '#database/types.ts'
import { versionOf } from '#platform/server/version.ts'

/** What a breeder can correct of a litter’s parents. */
const PARENTS = ['damName', 'damChipNumber', 'damKennelClubNumber', 'sireName', 'sireChipNumber', 'sireKennelClubNumber'] as const
type Parents = Pick<Selectable<Litter>, (typeof PARENTS)[number]>
/** The chips of other people’s animals aren’t told to every keeper of a puppy. */
const NOT_KEPT = new Set<string>(['damChipNumber', 'sireChipNumber'])

/** The version of what can be corrected. */
export const versionOfLitter = (litter: Parents & { bornOn: string }) =>
  versionOf([...PARENTS.map((field) => litter[field]), litter.bornOn])

/** What of the parents differs, as the history of each animal of the litter keeps it; null where nothing does. */
export function parentsChanged(before: Parents, after: Parents) {
  const changed = PARENTS.filter((field) => before[field] !== after[field])
  const kept = changed.filter((field) => !NOT_KEPT.has(field))
  const values = (parents: Parents) => Object.fromEntries(kept.map((field) => [field, parents[field]]))
  return changed.length === 0 ? null : { changed, was: values(before), now: values(after) }
}

interface Birth {
  dam: { name: string; chipNumber: string | null }
  bornOn: string
}

/** Whether another mother or day is given: what stood before stays, so that a father can be added all the same. */
export const isOtherBirth = (litter: Pick<Parents, 'damName' | 'damChipNumber'> & { bornOn: string }, { dam, bornOn }: Birth): boolean =>
  bornOn !== litter.bornOn || dam.name !== litter.damName || dam.chipNumber !== litter.damChipNumber
