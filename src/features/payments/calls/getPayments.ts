import { answer } from '#platform/server/answer.ts'
import { getPayments } from '../contract.ts'
import { receiptsOf } from '../receipts.ts'
import { stillToPay } from '../remainder.ts'

export default answer(getPayments, async (context) => {
  const { items, ...rest } = await receiptsOf(context.db, context.who.id, context.input)
  const ways = await stillToPay(
    context,
    items.map(({ paymentId }) => paymentId),
  )
  return { ...rest, items: items.map((receipt) => ({ ...receipt, pay: ways.get(receipt.paymentId) ?? null })) }
})
