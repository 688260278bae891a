import type { Client } from './client.ts'
import { CARD, payWith } from './paying.ts'
import type { TestRegister } from './register.ts'
import { confirmed } from './rehomings.ts'

/** What somebody types who orders a tag; `over` replaces parts. */
export const tagOrder = (over: Record<string, unknown> = {}) => ({
  design: { shape: 'disc', size: 'small', finish: 'steel' },
  engraving: { name: 'N. Powell', address: '9 Orchard Rise', postcode: 'SY8 1AA', phone: '07700 900 201' },
  delivery: { name: 'Nia Powell', address: { line1: '9 Orchard Rise', town: 'Ludlow', postcode: 'SY8 1AA' } },
  knowsNoReturn: true,
  ...over,
})

/** Pays for an order with the card form. */
export async function payForTag(register: TestRegister, api: Client, orderId: string, card: string = CARD.good) {
  const { data: form } = await api.createPaymentIntent1({ for: 'tailTag', id: orderId })
  await payWith(register, form, card)
  await api.paymentTransactionRequest({ paymentId: form.paymentId })
  return form.paymentId
}

/** Somebody whose tag is paid for. */
export async function paidTag(register: TestRegister, over: Record<string, unknown> = {}, card: string = CARD.good) {
  const keeper = await confirmed(register)
  const { data } = await keeper.api.orderTailTag(tagOrder(over))
  return { ...keeper, orderId: data.orderId, paymentId: await payForTag(register, keeper.api, data.orderId, card) }
}
