import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { Id } from '#platform/contract/shapes.ts'
import { job } from '#platform/jobs/job.ts'
import { type ClaimRow, lockClaim, wasReached } from '../claims.ts'
import { tellKeeper } from '../notifications.ts'
import { complete, moveOn, type TransactionContext } from '../progress.ts'
import { remindersDue, stepOf } from '../steps.ts'

/** Reminds the keeper, or moves one request on whose wait is over or whose animal is lost or found. It is held and looked at again first. */
export default job({
  name: 'moveClaimOn',
  data: z.object({ claimId: Id }),
  work: async (context) => step(context, context.data.claimId),
})

async function step(tools: TransactionContext, claimId: string): Promise<void> {
  const { db, now } = tools
  const held = await lockClaim(db, claimId)
  if (!held) return
  const { claim, pet } = held
  const keeper = await accountById(db, claim.keeperId)
  const requester = await accountById(db, claim.requesterId)
  const sides = {
    isDoubtful: pet.isDoubtful,
    hasAddress: keeper.line1 !== null && keeper.postcode !== null,
    isForsaken: requester.status === 'closed',
  }
  const name = stepOf({ ...claim, ...sides, reached: await wasReached(db, claim) }, now)
  if (!name) return
  if (name === 'remind') return remind(tools, claim)
  await (name === 'complete' || name === 'completeCooled'
    ? complete(tools, held, name, 'clock')
    : moveOn(tools, claim, name, { by: 'clock' }))
}

/** After a standstill one reminder goes out, not all that were missed. */
async function remind(tools: TransactionContext, claim: ClaimRow) {
  const reminders = remindersDue(claim.notifiedAt, tools.now)
  await tools.db.updateTable('claim').set({ reminders }).where('id', '=', claim.id).execute()
  await tellKeeper(tools, { ...claim, reminders })
}
