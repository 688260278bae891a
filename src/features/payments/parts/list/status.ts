import type * as z from 'zod'
import type { Tone } from '#ui/palette.ts'
import type { PaymentStatus } from '../../shapes.ts'

/** The state of a payment in a word or two. */
export const PAYMENT_STATUS: Record<z.infer<typeof PaymentStatus>, { label: string; tone: Tone }> = {
  open: { label: 'Not paid', tone: 'watch' },
  processing: { label: 'On its way', tone: 'info' },
  succeeded: { label: 'Paid', tone: 'good' },
  partRefunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'quiet' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
}
