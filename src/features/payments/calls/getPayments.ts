import { answer } from '#platform/server/answer.ts'
import { getPayments } from '../contract.ts'
import { receiptsOf } from '../receipts.ts'
import { stillToPay } from '../still.ts'

export default answer(getPayments, async (asked) => {
  const { items, ...rest } = await receiptsOf(asked.db, asked.who.id, asked.input)
  const ways = await stillToPay(
    asked,
    items.map(({ paymentId }) => paymentId),
  )
  return { ...rest, items: items.map((receipt) => ({ ...receipt, pay: ways.get(receipt.paymentId) ?? null })) }
})
