import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { job } from '#platform/jobs/job.ts'
import { type ClaimRow, claimHeld, dueClaims, wasReached } from '../claims.ts'
import { OPEN_CLAIM } from '../lifecycle.ts'
import { type Acting, acting, complete, moveOn } from '../moving.ts'
import { remindersDue, stepOf } from '../steps.ts'
import { tellKeeper } from '../telling.ts'

/** Reminds keepers, and moves requests on whose wait is over or whose animal is lost or found. Each is held and looked at again first. */
export default job({
  name: 'watchClaims',
  schedule: '5 * * * *',
  data: z.object({}),
  work: async (working) => {
    const { db, now } = working
    for (const claimId of await dueClaims(db, now)) await step(acting(working), claimId)
    await forgetLinks(db, now)
  },
})

async function step(tools: Acting, claimId: string): Promise<void> {
  const { db, now } = tools
  const held = await claimHeld(db, claimId)
  if (!held) return
  const { claim } = held
  const keeper = await accountById(db, claim.keeperId)
  const requester = await accountById(db, claim.requesterId)
  const sides = { hasAddress: keeper.line1 !== null && keeper.postcode !== null, isForsaken: requester.status === 'closed' }
  const name = stepOf({ ...claim, ...sides, reached: await wasReached(db, claim) }, now)
  if (!name) return
  if (name === 'remind') return remind(tools, claim)
  await (name === 'complete' || name === 'completeCooled'
    ? complete(tools, held, name, 'clock')
    : moveOn(tools, claim, name, { by: 'clock' }))
}

/** After a standstill one reminder goes out, not all that were missed. */
async function remind(tools: Acting, claim: ClaimRow) {
  const reminders = remindersDue(claim.notifiedAt, tools.now)
  await tools.db.updateTable('claim').set({ reminders }).where('id', '=', claim.id).execute()
  await tellKeeper(tools, { ...claim, reminders })
}

/** A link of a settled request leads nowhere; after a month nobody has to be told so. */
async function forgetLinks(db: Db, now: Date) {
  const settled = db
    .selectFrom('claim')
    .select('id')
    .where('status', 'not in', OPEN_CLAIM)
    .where('statusAt', '<', earlier(now, { days: 30 }))
  await db.deleteFrom('claimLink').where('claimId', 'in', settled).execute()
}
