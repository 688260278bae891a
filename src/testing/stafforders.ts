import { takeCredit } from '#features/plans/takeCredits.ts'
import { dispatchOrder } from '#features/stock/delivery.ts'
import { haveOffspring } from './offspring.ts'
import { CARD } from './paying.ts'
import { asProvider } from './plans.ts'
import type { TestRegister } from './register.ts'
import { batchOf, paidByCard } from './stock.ts'

export type PaidOrder = Awaited<ReturnType<typeof paidByCard>>

/** From now on there are only these chips to be sold: none but in the batches that follow. */
export const emptyStock = ({ db }: TestRegister) => db.updateTable('chipBatch').set({ status: 'recalled' }).execute()

async function numbersOf({ db }: TestRegister, { orderId }: PaidOrder): Promise<string[]> {
  const units = await db.selectFrom('chipUnit').select('number').where('orderId', '=', orderId).orderBy('number').execute()
  return units.map(({ number }) => number)
}

/** An order of 25 chips that is on its way. */
export async function sentByCard(register: TestRegister, how: Parameters<typeof paidByCard>[1] = {}) {
  const one = await paidByCard(register, how)
  await asProvider(register, (tools) => dispatchOrder(tools, one.orderId, 'RM 1'))
  return { ...one, numbers: await numbersOf(register, one) }
}

/** The same, and they have come but for the first so many. */
export async function received(register: TestRegister, missing = 0, how: Parameters<typeof paidByCard>[1] = {}) {
  const one = await sentByCard(register, how)
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'received', missing: one.numbers.slice(0, missing) })
  return one
}

/** The same, and its implanter asks to send back what is not used. */
export async function returning(register: TestRegister, missing = 0) {
  const one = await received(register, missing)
  await one.api.updateChipsOrder({ orderId: one.orderId, act: 'return' })
  return one
}

/** One that is on its way when the bank begins to hold what was paid for it. */
export async function heldByBank(register: TestRegister) {
  const one = await sentByCard(register, { card: CARD.disputed })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  return one
}

/** Hears of what banks have asked and decided. */
export async function listen(register: TestRegister) {
  await register.runJob('watchDisputes', {})
  await register.drain()
}

const askedAs = async ({ db }: TestRegister, { paymentId }: PaidOrder) =>
  (await db.selectFrom('dispute').select('providerId').where('paymentId', '=', paymentId).executeTakeFirstOrThrow()).providerId

/** The bank gives the payer their money back. */
export async function lose(register: TestRegister, one: PaidOrder) {
  await register.services.cards.main.acceptDispute(await askedAs(register, one))
  await listen(register)
}

/** The bank decides that the payment stands. */
export async function win(register: TestRegister, one: PaidOrder) {
  await register.services.cards.main.answerDispute(await askedAs(register, one), 'winning_evidence')
  await listen(register)
  register.clock.turn({ minutes: 3 })
  await register.runJob('watchPayments', {})
  await register.drain()
}

/** Its payment is as one that the provider never made. */
export const unpaid = ({ db }: TestRegister, { paymentId }: PaidOrder) =>
  db.updateTable('payment').set({ intentId: null }).where('id', '=', paymentId).execute()

export const orderOf = async ({ api }: PaidOrder) => (await api.chipsOrderList({})).data.items[0]
export const inHand = async ({ api }: PaidOrder) => (await api.getChipsForImplanter({ status: 'withImplanter', pageSize: 100 })).data
export const receiptOf = async ({ api }: PaidOrder) => (await api.getPayments()).data.items[0]

/** Every registration of an order is used for another animal. */
export async function useAll(register: TestRegister, { id }: PaidOrder) {
  for (let used = 0; used < 25; used += 1) {
    const petId = await haveOffspring(register)
    await register.db.transaction().execute((db) => takeCredit(db, id, petId, register.clock.now()))
  }
}

/** The only chips to be sold are these 25. */
export async function onlyBatch(register: TestRegister, chips = 25) {
  await emptyStock(register)
  return batchOf(register, chips)
}
