import { readChipNumber } from '#features/chips/number.ts'
import { answer } from '#platform/server/answer.ts'
import { updateChipsOrder } from '../contract.ts'
import { cancelOrder, receiveOrder, unitsOf } from '../delivering.ts'

export default answer(updateChipsOrder, async (asked) => {
  const { input, who, db, refuse } = asked
  const { orderId, act } = input
  const order = await db
    .selectFrom('chipOrder')
    .select('id')
    .where('id', '=', orderId)
    .where('implanterId', '=', who.id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw refuse('noSuchOrder', { field: 'orderId' })
  if (act === 'cancel') {
    await cancelOrder(asked, orderId, 'holder')
    return { status: 'cancelled' }
  }

  const missing = new Set(input.missing.map(asNumber))
  const coming = new Set((await unitsOf(db, orderId, 'dispatched')).map(({ number }) => number))
  const strange = [...missing].find((number) => !coming.has(number))
  if (strange !== undefined)
    throw refuse('notOfThisOrder', { words: `${strange} is not among the chips on their way to you`, field: 'missing' })
  await receiveOrder(asked, orderId, { by: 'holder', byAccount: who.id }, missing)
  return { status: 'received' }
})

function asNumber(typed: string): string {
  const read = readChipNumber(typed)
  return read.valid ? read.number : typed.trim()
}
