import { moneyText } from '#platform/text/moneytext.ts'
import { Ticks } from '#ui/Ticks.tsx'
import type { ProductDetail } from './product.ts'

/** What delivery costs, and what can be sent back, and who pays for that. */
export function DeliveryWords({ product }: { product: Pick<ProductDetail, 'delivery' | 'vatRate' | 'engraving'> }) {
  const { delivery, vatRate, engraving } = product
  const lines = [
    ...(vatRate > 0 ? ['Prices include VAT.'] : []),
    `Delivery from ${moneyText(delivery.from.pence)}, free on the mainland from ${moneyText(delivery.freeFrom.pence)}.`,
    engraving
      ? 'It’s engraved for you, so you can’t send it back if you change your mind.'
      : 'You can send it back for 14 days if you change your mind. You pay the postage.',
    'If it’s faulty, you can get your money back for 30 days. After that, we repair or replace it.',
  ]
  return <Ticks lines={lines} />
}
