import { endCoupon } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(endCoupon, async ({ input, db, now, refuse }) => {
  const ended = await db
    .updateTable('coupon')
    .set({ endedAt: now })
    .where('code', '=', input.code.toUpperCase())
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw refuse('noSuchCoupon', { field: 'code' })
  return null
})
