import { holdPayment } from '#features/payments/holdPayment.ts'
import { leftOfThing } from '#features/payments/queries.ts'
import { refundThing } from '#features/payments/refundThing.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { updateChipsOrder } from '../contract.ts'
import { cancelOrder, outgoingUnits, receiveOrder } from '../delivery.ts'
import { numbersWritten } from '../kit/writtennumbers.ts'
import { chipsMissing, sendThemBack, youCancelled } from '../messages.ts'
import { sentBackTo } from '../policy.ts'
import { TAKEN_BACK } from '../ranges.ts'
import { askToReturn, countOwed, withdrawOrder } from '../returns.ts'
import { turnUp } from '../turnUp.ts'

export default answer(updateChipsOrder, async (context) => {
  const { input, who, db, refuse } = context
  const { orderId, act } = input
  if (act === 'cancel') await holdPayment(db, orderId)
  const order = await db
    .selectFrom('chipOrder')
    .select(['status', 'takenBackAt', 'suspendedAt'])
    .where('id', '=', orderId)
    .where('implanterId', '=', who.id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw refuse('noSuchOrder', { field: 'orderId' })
  if (act === 'return' && order.takenBackAt) throw refuse('nothingToReturn', { because: TAKEN_BACK })
  if (act === 'return') return refund(context, order.suspendedAt !== null)
  if (act === 'cancel' && order.status === 'placed') {
    await cancelOrder(context, orderId, 'holder')
    return { status: 'cancelled' }
  }
  if (act === 'cancel') return withdraw(context)

  const missing = missingOf(context)
  if (act === 'turnedUp') {
    if (!(await turnUp(context, orderId, missing))) throw refuse('notMissing', { field: 'missing' })
    return { status: 'received' }
  }
  const coming = new Set((await outgoingUnits(db, orderId, 'dispatched')).map(({ number }) => number))
  const strange = [...missing].find((number) => !coming.has(number))
  if (strange !== undefined)
    throw refuse('notOfThisOrder', { words: `${strange} isn’t one of the chips on their way to you`, field: 'missing' })
  await receiveOrder(context, orderId, 'holder', missing)
  if (missing.size > 0) await writeOfMissing(context, [...missing])
  return { status: 'received' }
})

/** STOCK-18 The money goes back to the card, but for registrations that were used. */
async function withdraw(context: CallContext<typeof updateChipsOrder>) {
  const { input, who, db, notify } = context
  const { orderId } = input
  const { quantity } = await db.selectFrom('chipOrder').select('quantity').where('id', '=', orderId).executeTakeFirstOrThrow()
  const worth = await withdrawOrder(context, orderId)
  const pence = await refundThing(
    context,
    orderId,
    'You cancelled it before it was packed',
    Math.min(worth, await leftOfThing(db, orderId)),
  )
  await notify(who.id, youCancelled(quantity, pence))
  return { status: 'refunded' as const }
}

async function writeOfMissing({ who, notify }: CallContext<typeof updateChipsOrder>, missing: readonly string[]) {
  const numbers = missing.toSorted().map(groupChipNumber)
  await notify(who.id, chipsMissing(numbers))
}

async function refund(context: CallContext<typeof updateChipsOrder>, isHeld: boolean) {
  const { input, who, services, refuse, notify } = context
  const chips = await askToReturn(context, input.orderId)
  if (chips === 0) throw refuse('nothingToReturn')
  const owed = await countOwed(context, input.orderId)
  const back = { chips, owed, isHeld, where: sentBackTo(services.config), orderId: input.orderId }
  await notify(who.id, sendThemBack(back))
  return { status: 'returnRequested' as const }
}

function missingOf({ input, refuse }: CallContext<typeof updateChipsOrder>): Set<string> {
  const missing = new Set<string>()
  for (const written of input.missing) {
    const read = numbersWritten(written)
    if ('problem' in read) throw refuse('unclearNumber', { words: read.problem, field: 'missing' })
    for (const number of read.numbers) missing.add(number)
  }
  return missing
}
