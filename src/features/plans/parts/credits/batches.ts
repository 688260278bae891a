import type * as z from 'zod'
import type { Credits } from '../../shapes.ts'

type CreditBatch = z.output<typeof Credits>['lots'][number]

const SOURCE: Record<CreditBatch['source'], string> = {
  plan: 'Bought',
  chipBundle: 'With your chips',
  promotion: 'A gift from us',
  welfareGrant: 'A grant for welfare',
  manual: 'Added by us',
}

/** Where a batch of registrations came from, and how many of it are left. */
export const batchWords = ({ source, quantity, left }: Pick<CreditBatch, 'source' | 'quantity' | 'left'>) =>
  `${SOURCE[source]}: ${left === quantity ? left : `${left} of ${quantity} left`}`

/** What there is in hand, in one sentence. */
export function inHandWords({ left, household }: Pick<z.output<typeof Credits>, 'left' | 'household'>): string {
  const covered = household ? 'Your household plan pays for every pet you keep. ' : ''
  if (left === 0) return household ? covered.trim() : 'You have no credits left. You pay once for each animal’s registration.'
  return `${covered}You have ${left === 1 ? 'one registration' : `${left} registrations`} in hand, for the next animals that you register.`
}
