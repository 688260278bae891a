import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { forgetAddress } from '../forgetAddress.ts'
import { membershipLife } from '../lifecycle.ts'
import { invitationLapsed } from '../messages.ts'

const AT_A_TIME = 500

/** Ends invitations that nobody has answered in time. */
export default job({
  name: 'lapseInvitations',
  schedule: '25 * * * *',
  data: z.object({}),
  work: async ({ db, now, transition, notify }) => {
    const due = await db
      .selectFrom('membership')
      .select(['id', 'organisationId', 'email'])
      .where('status', '=', 'invited')
      .where('expiresAt', '<=', now)
      .orderBy('id')
      .limit(AT_A_TIME)
      .forUpdate()
      .execute()
    for (const { id, organisationId, email } of due) {
      await forgetAddress(db, id)
      await transition(membershipLife, 'lapse', id, 'clock')
      if (email) await notify(organisationId, invitationLapsed(email))
    }
  },
})
