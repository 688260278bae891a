import { accountByEmail } from '#features/accounts/queries.ts'
import { receiptsOf } from '#features/payments/receipts.ts'
import { answer } from '#platform/server/answer.ts'
import { listPayments } from '../contract.ts'
import { linesOf } from '../lines.ts'
import { leftOfEach, pounds } from '../money.ts'
import { accountOf } from '../people.ts'

export default answer(listPayments, async ({ input, db, refuse }) => {
  const account = await (input.accountId ? accountOf(db, input.accountId) : accountByEmail(db, input.email ?? ''))
  if (!account) throw refuse('noSuchAccount')
  const { items } = await receiptsOf(db, account.id, { sort: '-createdAt', page: 1, pageSize: 100 })
  const ids = items.map(({ paymentId }) => paymentId)
  const lines = await linesOf(db, ids)
  const left = await leftOfEach(db, ids)
  return {
    items: items.map(({ paymentId, createdAt, status, amount, refunded, description }) => ({
      paymentId,
      at: createdAt,
      status,
      amount,
      refunded,
      left: pounds(left.get(paymentId) ?? 0),
      description,
      lines: (lines.get(paymentId) ?? []).map(({ quantity, words, pence }, index) => ({
        line: index + 1,
        pieces: quantity,
        words,
        amount: pounds(pence),
      })),
    })),
  }
})
