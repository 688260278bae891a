import type { Insertable } from 'kysely'
import type { Coupon } from '#database/types.ts'
import type { DemoProduct } from '#features/products/demoproducts.ts'
import { saveProduct } from '#features/products/saveProduct.ts'
import { newId } from '#platform/database/id.ts'
import type { Client } from './client.ts'
import { CARD, payWith } from './paying.ts'
import type { TestRegister } from './register.ts'
import { confirmed } from './rehomings.ts'

let made = 0

const PRODUCT: DemoProduct = {
  slug: 'a-thing',
  name: 'A thing',
  category: 'toys',
  audiences: ['keeper'],
  summary: 'It is a thing.',
  description: 'It is a thing, at length.',
  facts: {},
  art: { kind: 'ball', main: '#e63946', accent: '#f1faee' },
  variants: [{ name: 'One size', pence: 1000, stock: 10, grams: 100 }],
}

/** Puts a product on sale; its ids and those of its variants. */
export async function onSale(register: TestRegister, over: Partial<DemoProduct> = {}) {
  made += 1
  const slug = `thing-${made}`
  const id = await saveProduct(register.db, { ...PRODUCT, slug, ...over, position: made }, register.clock.now())
  const variants = await register.db.selectFrom('variant').selectAll().where('productId', '=', id).orderBy('position').execute()
  return { id, slug: over.slug ?? slug, variantId: variants[0]?.id ?? '', variantIds: variants.map((variant) => variant.id) }
}

/** What a browser keeps of a guest’s cart. */
export const guestCart = () => newId().replaceAll('-', '').slice(0, 32)

/** What there is left of a variant. */
export const stockOf = async (register: TestRegister, variantId: string) =>
  (await register.db.selectFrom('variant').select('stock').where('id', '=', variantId).executeTakeFirstOrThrow()).stock

/** A coupon; `over` replaces parts. */
export async function coupon(register: TestRegister, over: Partial<Insertable<Coupon>> = {}) {
  made += 1
  const code = `CODE${made}`
  const now = register.clock.now()
  const row: Insertable<Coupon> = { id: newId(), code, kind: 'percent', amount: 10, startsAt: now, createdAt: now, mostEach: 1, ...over }
  await register.db.insertInto('coupon').values(row).execute()
  return code
}

export const DELIVERY = { name: 'Nia Powell', address: { line1: '9 Orchard Rise', town: 'Ludlow', postcode: 'SY8 1AA' } }

/** Puts goods into somebody’s cart and orders them. */
export async function ordered(
  api: Client,
  goods: readonly { variantId: string; quantity?: number; engraving?: string[] }[],
  over: object = {},
) {
  for (const one of goods) await api.addToCart(one)
  return (await api.createOrder({ delivery: DELIVERY, method: 'standard', ...over })).data
}

/** Pays for an order with the card form. */
export async function payForOrder(register: TestRegister, api: Client, orderId: string, card: string = CARD.good): Promise<string> {
  const { data: form } = await api.createPaymentIntent({ for: 'order', id: orderId })
  await payWith(register, form, card)
  await api.paymentTransactionRequest({ paymentId: form.paymentId })
  return form.paymentId
}

interface Paid {
  quantity?: number
  card?: string
  engraving?: string[]
  over?: Partial<DemoProduct>
}

/** Somebody new with a paid order of such a product. */
export async function paidOrder(register: TestRegister, { quantity = 1, card = CARD.good, engraving = [], over = {} }: Paid = {}) {
  const product = await onSale(register, over)
  const buyer = await confirmed(register)
  const { orderId } = await ordered(buyer.api, [{ variantId: product.variantId, quantity, engraving }])
  return { ...buyer, product, orderId, paymentId: await payForOrder(register, buyer.api, orderId, card) }
}
