import { takeIn } from '#features/stock/batches.ts'
import type { saveChipsOrder } from '#features/stock/contract.ts'
import { dispatchOrder } from '#features/stock/delivery.ts'
import { chipOrderLife } from '#features/stock/lifecycle.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { CallInput } from '#platform/contract/call.ts'
import { lawOn } from '#platform/law/tools.ts'
import type { Client } from './client.ts'
import { joinReachable } from './newcomer.ts'
import { payWith } from './paying.ts'
import { asProvider } from './plans.ts'
import type { TestRegister } from './register.ts'

let next = 981_100_000_000_000

/** A batch of so many chips that nobody has, taken into stock; its code. */
export async function batchOf(
  register: TestRegister,
  chips: number,
  { sterileDays = 900 }: { sterileDays?: number } = {},
): Promise<string> {
  const { db, clock } = register
  const [from, to] = [next, next + chips - 1]
  next += chips + 10
  const code = `DM-${from}`
  const expiresOn = daysAfter(londonDate(clock.now()), sterileDays)
  await db
    .transaction()
    .execute((trx) =>
      takeIn(lawOn(trx, clock.now(), null), { code, manufacturer: 'Datamars', from: String(from), to: String(to), expiresOn }),
    )
  return code
}

/** What an implanter fills in who orders chips; `over` replaces fields. */
export const chipsOrder = (over: Over = {}): CallInput<typeof saveChipsOrder> => ({
  packs: [{ size: 25, quantity: 1 }],
  withRegistrations: false,
  delivery: { name: 'Idris Bevan', address: { line1: '3 Quay Street', line2: '', town: 'Cardiff', county: '', postcode: 'CF10 5EA' } },
  ...over,
})

/** Somebody new who implants, and whose certificate Staff have verified. */
export async function newImplanter(register: TestRegister) {
  const implanter = await joinReachable(register, {
    profileType: 'Implanter',
    professional: { kind: 'Implanter', certificateReference: 'LN-2291', species: ['dog', 'cat'] },
  })
  await register.db.updateTable('profile').set({ status: 'verified' }).where('accountId', '=', implanter.id).execute()
  return implanter
}

/** What of an order is other than in `chipsOrder`. */
type Over = Partial<CallInput<typeof saveChipsOrder>>

/** Orders so many chips and pays them by card; the ids of the order and of its payment. */
export async function paidOrder(register: TestRegister, api: Client, over: Over = {}, card?: string) {
  const { data } = await api.saveChipsOrder(chipsOrder(over))
  const { form } = (await api.implanterChipsCheckout({ orderId: data.orderId })).data
  if (!form) throw new Error('There is no form')
  await payWith(register, form, card)
  await api.paymentTransactionRequest({ paymentId: form.paymentId })
  return { orderId: data.orderId, paymentId: form.paymentId }
}

/** Somebody new who implants and has paid 25 chips, each with its registration unless told otherwise. */
export async function paidByCard(
  register: TestRegister,
  { card, withRegistrations = true }: { card?: string; withRegistrations?: boolean } = {},
) {
  const implanter = await newImplanter(register)
  return { ...implanter, ...(await paidOrder(register, implanter.api, { withRegistrations }, card)) }
}

/** The same as `paidOrder`, and they are on their way; the id of the order. */
export async function sentOrder(register: TestRegister, api: Client, over: Over = {}): Promise<string> {
  const { orderId } = await paidOrder(register, api, over)
  await asProvider(register, async (tools) => {
    await tools.transition(chipOrderLife, 'pack', orderId, 'Staff')
    await dispatchOrder(tools, orderId, 'RM 1234 5678 9GB')
  })
  return orderId
}
