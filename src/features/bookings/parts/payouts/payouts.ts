import { listView, oneOf } from '#platform/web/listview.ts'
import type { Tone } from '#ui/palette.ts'
import type { PayoutRow } from './PayoutList.tsx'

export const payoutView = listView({ sort: oneOf(['-createdAt', 'createdAt', '-amount', 'amount'], '-createdAt') })

/** How far a payout has come. */
export const payoutWords: Record<PayoutRow['status'], { label: string; tone: Tone }> = {
  prepared: { label: 'To be paid', tone: 'watch' },
  paid: { label: 'Paid', tone: 'good' },
  returned: { label: 'Didn’t arrive', tone: 'quiet' },
}
