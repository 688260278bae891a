import { METHODS, methodWords } from '#features/cart/kit/delivery.ts'
import { piecesOf, linesOf as shopLinesOf } from '#features/orders/rows.ts'
import { Delivery as ShopDelivery } from '#features/orders/shapes.ts'
import { asChipNumber, runsOf } from '#features/stock/picking.ts'
import { OrderedPacks } from '#features/stock/prices.ts'
import { rangesOf } from '#features/stock/ranges.ts'
import { Delivery as ChipDelivery } from '#features/stock/shapes.ts'
import { designWords } from '#features/tagOrders/designs.ts'
import { readOrder } from '#features/tagOrders/orders.ts'
import { TagDelivery } from '#features/tagOrders/shapes.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { shortId } from './commandline/shortid.ts'

interface Line {
  quantity: number
  words: string
  /** What tells it apart: numbers of chips, what is engraved. */
  details: string[]
}

/** What goes into a parcel, and where that goes. */
export interface OrderSlip {
  /** What the order is called by. */
  number: string
  placedAt: Date
  to: { name: string; address: { line1: string; line2: string; town: string; county: string; postcode: string } }
  /** How it is sent, where its buyer has chosen. */
  method: string
  lines: Line[]
}

/** The order with this id, of chips, from the shop or of a tag; null where there is none, or its buyer is forgotten. */
export const orderSlip = async (db: Db, id: string): Promise<OrderSlip | null> =>
  (await chipSlip(db, id)) ?? (await shopSlip(db, id)) ?? (await tagSlip(db, id))

async function chipSlip(db: Db, id: string): Promise<OrderSlip | null> {
  const order = await db.selectFrom('chipOrder').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order) return null
  const extra = order.withRegistrations ? ', each with a registration' : ''
  const again = order.status === 'dispatched' ? await sentAgain(db, id, order.quantity) : []
  if (again.length > 0) {
    const details = runsOf(again).map(({ from, to }) => `${groupChipNumber(from)} to ${groupChipNumber(to)}`)
    const lines = [{ quantity: again.length, words: 'Microchips for those that never arrived', details }]
    return { number: shortId(id), placedAt: order.createdAt, to: ChipDelivery.parse(order.delivery), method: '', lines }
  }
  const numbers = (await rangesOf(db, id)).map(({ from, to, code }) => `${chip(from)} to ${chip(to)}, batch ${code}`)
  const packs = OrderedPacks.parse(order.packs).map(({ size, quantity }) => ({
    quantity,
    words: `Pack of ${size} microchips${extra}`,
    details: [],
  }))
  const lines = [...packs, ...(numbers.length > 0 ? [{ quantity: order.quantity, words: 'Microchips in all', details: numbers }] : [])]
  return { number: shortId(id), placedAt: order.createdAt, to: ChipDelivery.parse(order.delivery), method: '', lines }
}

/** The chips on their way where they’re not the whole order: the others arrived, and these replace what was lost. */
async function sentAgain(db: Db, orderId: string, quantity: number): Promise<string[]> {
  const units = await db
    .selectFrom('chipUnit')
    .select('number')
    .where('orderId', '=', orderId)
    .where('status', '=', 'dispatched')
    .orderBy('number')
    .execute()
  return units.length < quantity ? units.map(({ number }) => number) : []
}

const chip = (number: number) => groupChipNumber(asChipNumber(number))

async function shopSlip(db: Db, id: string): Promise<OrderSlip | null> {
  const order = await db.selectFrom('shopOrder').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order?.delivery) return null
  const inParcel = (await shopLinesOf(db, [id])).filter((line) => piecesOf(line) > 0)
  const lines = inParcel.map((line) => ({
    quantity: piecesOf(line),
    words: line.words,
    details: [...line.engraving, ...refundedWords(line)],
  }))
  const method = methodWords[METHODS.find((one) => one === order.method) ?? 'standard'].label
  return { number: String(order.number), placedAt: order.createdAt, to: ShopDelivery.parse(order.delivery), method, lines }
}

const refundedWords = ({ takenOff }: { takenOff: number }) => (takenOff > 0 ? [`${takenOff} more refunded, and not in this parcel`] : [])

async function tagSlip(db: Db, id: string): Promise<OrderSlip | null> {
  const order = await db.selectFrom('tagOrder').selectAll().where('id', '=', id).executeTakeFirst()
  if (!order?.delivery) return null
  const { design, lines } = readOrder(order)
  const tag = { quantity: 1, words: `Engraved TailTag: ${designWords(design)}`, details: lines }
  return { number: shortId(id), placedAt: order.createdAt, to: TagDelivery.parse(order.delivery), method: '', lines: [tag] }
}
