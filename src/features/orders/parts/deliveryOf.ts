import { deliveryPence, type Method, methodsTo, zoneOf } from '#features/cart/kit/delivery.ts'

interface Goods {
  hasFreeDelivery: boolean
  subtotal: { pence: number }
  discount: { pence: number }
  delivery: { pence: number }
  total: { pence: number }
}

/** The ways in which an order can be sent to a postcode, with what each costs, and what it comes to with the one that is chosen. */
export function deliveryOf(cart: Goods, postcode: string, chosen: Method) {
  const goodsPence = cart.subtotal.pence - cart.discount.pence
  const zone = zoneOf(postcode)
  const ways = methodsTo(zone).map((method) => ({
    method,
    pence: deliveryPence({ method, zone, goodsPence, isFree: cart.hasFreeDelivery }) ?? 0,
  }))
  const way = ways.find(({ method }) => method === chosen)
  return { ways, zone, delivery: way?.pence ?? null, total: way ? goodsPence + way.pence : null }
}
