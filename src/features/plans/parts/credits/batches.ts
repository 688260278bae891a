import type * as z from 'zod'
import { countText } from '#platform/text/counttext.ts'
import type { Credits } from '../../shapes.ts'

type CreditBatch = z.output<typeof Credits>['lots'][number]

const SOURCE: Record<CreditBatch['source'], string> = {
  plan: 'Bought',
  chipBundle: 'With your chips',
  promotion: 'A gift from us',
  welfareGrant: 'Welfare grant',
  manual: 'Added by us',
}

/** Where a batch of registrations came from, and how many of it are left. */
export const batchWords = ({ source, quantity, left }: Pick<CreditBatch, 'source' | 'quantity' | 'left'>) =>
  `${SOURCE[source]}: ${left === quantity ? left : `${left} of ${quantity} left`}`

/** How much of a welfare organisation's yearly grant is left, in a sentence. */
export const quotaWords = ({ year, yearly, left }: NonNullable<z.output<typeof Credits>['quota']>) =>
  left === 0
    ? `You’ve had all ${countText(yearly)} of your free credits for ${year}.`
    : `You can have ${left === yearly ? countText(left) : `${countText(left)} more`} of your ${countText(yearly)} free credits for ${year}.`

/** What there is in hand, in one sentence. */
export function inHandWords({ left, household }: Pick<z.output<typeof Credits>, 'left' | 'household'>): string {
  const covered = household ? 'Your household plan covers every pet you keep. ' : ''
  if (left === 0) return covered ? covered.trim() : 'You have no credits left. You pay once to register each animal.'
  return `${covered}You have ${left === 1 ? '1 credit for the next animal' : `${left} credits for the next animals`} you register.`
}
