import { FAULTY_DAYS, RETURN_DAYS } from '#features/orders/lifecycle.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { Ticks } from '#ui/Ticks.tsx'
import type { ProductDetail } from './product.ts'

/** What delivery costs, and what can be sent back and on whose account. */
export function DeliveryWords({ product }: { product: Pick<ProductDetail, 'delivery' | 'vatRate' | 'engraving'> }) {
  const { delivery, vatRate, engraving } = product
  const lines = [
    ...(vatRate > 0 ? ['Prices include VAT'] : []),
    `Delivery from ${moneyText(delivery.from.pence)}, free on the mainland from ${moneyText(delivery.freeFrom.pence)}`,
    engraving
      ? 'Engraved for you, so you can’t send it back if you change your mind'
      : `Change your mind for ${RETURN_DAYS} days after it’s delivered: you pay to post it back`,
    `If it’s faulty, get your money back within ${FAULTY_DAYS} days. After that, we repair or replace it.`,
  ]
  return <Ticks lines={lines} />
}
