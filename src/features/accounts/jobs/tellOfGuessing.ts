import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { passwordGuessed } from '../messages.ts'
import { accountByEmail } from '../queries.ts'

/** Tells the holder that somebody guesses; whether the e-mail has an account is looked up here, so that signing in takes as long for every one. */
export default job({
  name: 'tellOfGuessing',
  data: z.object({ email: z.string() }),
  work: async ({ data, db, notify }) => {
    const account = await accountByEmail(db, data.email)
    if (account) await notify(account, passwordGuessed())
  },
})
