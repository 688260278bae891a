import { moneyText } from '#platform/text/moneytext.ts'
import { Ticks } from '#ui/Ticks.tsx'
import type { ProductDetail } from './product.ts'

/** What delivery costs, and what can be sent back. */
export function DeliveryWords({ delivery: { from, freeFrom }, isEngraved }: { delivery: ProductDetail['delivery']; isEngraved: boolean }) {
  const lines = [
    'Prices include VAT',
    `Delivery from ${moneyText(from.pence)}, free on the mainland from ${moneyText(freeFrom.pence)}`,
    isEngraved
      ? 'Send it back for 14 days, unless it’s engraved for you. If it’s faulty we refund it either way.'
      : 'Send it back for 14 days, or 30 if it’s faulty',
  ]
  return <Ticks lines={lines} />
}
