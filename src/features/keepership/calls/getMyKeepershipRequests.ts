import { sql } from 'kysely'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { claims } from '../claims.ts'
import { getMyKeepershipRequests } from '../contract.ts'
import { asAskedByMe } from '../views.ts'

export default answer(getMyKeepershipRequests, async ({ input, who, db }) => {
  const { rows, ...page } = await pageOfRows(
    claims(db).where('claim.requesterId', '=', who.id),
    { by: { askedAt: 'claim.createdAt', answerBy: sql`coalesce(claim.answer_by, claim.created_at)` }, id: 'claim.id' },
    input,
  )
  return { items: rows.map(asAskedByMe), ...page }
})
