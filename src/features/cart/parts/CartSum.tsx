import { moneyText } from '#platform/text/moneytext.ts'
import { Sum } from '#ui/Sum.tsx'
import type { Cart } from '../shapes.ts'

/** What the cart comes to. */
export function CartSum({ cart: { subtotal, discount, delivery, total, vat, toFreeDelivery } }: { cart: Cart }) {
  const lines = [
    { words: 'Goods', pence: subtotal.pence },
    ...(discount.pence > 0 ? [{ words: 'Discount', pence: -discount.pence }] : []),
    { words: 'Standard delivery', pence: delivery.pence },
  ]
  return (
    <Sum lines={lines} label="Total" pence={total.pence}>
      {vat.pence > 0 && `Including ${moneyText(vat.pence)} VAT. `}
      {toFreeDelivery.pence > 0 && `Add ${moneyText(toFreeDelivery.pence)} more for free delivery on the mainland.`}
    </Sum>
  )
}
