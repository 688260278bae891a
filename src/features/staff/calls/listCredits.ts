import { accountByEmail } from '#features/accounts/queries.ts'
import { isGiven } from '#features/plans/policy.ts'
import { batchesWithLeft } from '#features/plans/queries/credits.ts'
import { answer } from '#platform/server/answer.ts'
import { listCredits } from '../contract.ts'
import { decisionFor } from '../next.ts'

export default answer(listCredits, async ({ input, db, refuse }) => {
  const account = await accountByEmail(db, input.email)
  if (!account) throw refuse('noSuchAccount', { field: 'email' })
  const lots = await batchesWithLeft(db).where('accountId', '=', account.id).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  return {
    items: lots.map(({ id, source, quantity, left, createdAt, expiresAt, reason }) => ({
      creditBatchId: id,
      source,
      quantity,
      left,
      since: createdAt,
      expiresAt,
      reason: reason ?? '',
      next: isGiven({ source }) && left > 0 ? [decisionFor('revoke-credits', id)] : [],
    })),
  }
})
