import { extensionPoint } from '#platform/extension.ts'
import type { CallContext } from '#platform/server/answer.ts'

/** How an animal came to its keeper. */
export type Way = 'sale' | 'adoption' | 'registration' | 'litter' | 'code' | 'rehoming' | 'intake' | 'claim' | 'unclaimed' | 'returned'

export interface KeeperChange {
  petId: string
  to: string
  way: Way
  /** When the claim was completed that is undone with this. */
  undoes?: Date | null
}

export type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'recordEvent' | 'extensions'>

/** What else follows when an animal has another keeper. What a keeper before had begun ends: the new one is free to do otherwise. */
export const keeperChanged = extensionPoint<(tools: Tools, change: KeeperChange) => Promise<void>>('keeperChanged')

/** What ends when a former keeper says that an animal should not have come to the present one: nobody else is to become its keeper meanwhile. The caller holds the animal. */
export const keeperDisputed =
  extensionPoint<(tools: Tools & Pick<CallContext<never>, 'notify'>, pet: { id: string; name: string }) => Promise<void>>('keeperDisputed')
