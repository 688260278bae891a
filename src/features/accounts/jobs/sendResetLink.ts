import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { resetLink } from '../messages.ts'
import { accountByEmail } from '../queries.ts'
import { newToken } from '../tokens.ts'

export default job({
  name: 'sendResetLink',
  data: z.object({ email: z.string() }),
  work: async ({ data, db, now, notify }) => {
    const account = await accountByEmail(db, data.email)
    if (!account) return
    const secret = await newToken(db, 'resetPassword', account, now, { minutes: 30 })
    await notify(account, resetLink(paths.resetPassword(secret)))
  },
})
