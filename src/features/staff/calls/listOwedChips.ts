import { chipsOwed } from '#features/implanting/owed.ts'
import { answer } from '#platform/server/answer.ts'
import { deliveryText } from '#platform/text/address.ts'
import { listOwedChips } from '../contract.ts'
import { commandFor } from '../next.ts'

export default answer(listOwedChips, async ({ db }) => {
  const all = await chipsOwed(db)
  return {
    items: all.map(({ id, orderId, chipNumber, createdAt, email, to }) => ({
      reportId: id,
      orderId,
      chipNumber,
      since: createdAt,
      implanter: email,
      to: deliveryText(to),
      next: [commandFor('send-owed-chip', id, '--tracking "…"')],
    })),
  }
})
