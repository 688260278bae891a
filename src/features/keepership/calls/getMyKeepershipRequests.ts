import { answer } from '#platform/server/answer.ts'
import { claims } from '../claims.ts'
import { getMyKeepershipRequests } from '../contract.ts'
import { asAskedByMe } from '../views.ts'

export default answer(getMyKeepershipRequests, async ({ input: { page, pageSize }, who, db }) => {
  const mine = claims(db).where('claim.requesterId', '=', who.id)
  const { total } = await mine
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await mine
    .orderBy('claim.createdAt', 'desc')
    .orderBy('claim.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: rows.map(asAskedByMe), total: Number(total), page, pageSize }
})
