import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { job, type OutsideJobContext } from '#platform/jobs/job.ts'
import { dueClaims } from '../claims.ts'
import { OPEN_CLAIM } from '../lifecycle.ts'

/** Finds the requests for which the clock has something to do. Each is a job of its own, so that no animal waits for another. */
export default job({
  name: 'watchClaims',
  schedule: '5 * * * *',
  outside: true,
  data: z.object({}),
  work: async (context) => {
    const { db, now } = context
    for (const claimId of await dueClaims(db, now)) await moveOn(context, claimId)
    await forgetLinks(db, now)
  },
})

/** What fails is left to the queue, which tries it again by itself. */
const moveOn = ({ run, queue }: OutsideJobContext<object>, claimId: string): Promise<void> =>
  run('moveClaimOn', { claimId }).catch(() => queue('moveClaimOn', { claimId }))

/** A link of a resolved request leads nowhere; after a month nobody has to be told so. */
async function forgetLinks(db: Db, now: Date) {
  const settled = db
    .selectFrom('claim')
    .select('id')
    .where('status', 'not in', OPEN_CLAIM)
    .where('statusAt', '<', earlier(now, { days: 30 }))
  await db.deleteFrom('claimLink').where('claimId', 'in', settled).execute()
}
