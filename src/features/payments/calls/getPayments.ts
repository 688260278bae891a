import { answer } from '#platform/server/answer.ts'
import { getPayments } from '../contract.ts'
import { receiptsOf } from '../receipts.ts'
import { stillToPay } from '../still.ts'

export default answer(getPayments, async ({ input, who, db, now }) => {
  const { items, ...rest } = await receiptsOf(db, who.id, input)
  const ways = await stillToPay(
    db,
    items.map(({ paymentId }) => paymentId),
    now,
  )
  return { ...rest, items: items.map((receipt) => ({ ...receipt, pay: ways.get(receipt.paymentId) ?? null })) }
})
