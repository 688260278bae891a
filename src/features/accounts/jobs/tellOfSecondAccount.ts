import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { alreadyRegistered } from '../messages.ts'
import { accountByEmail } from '../queries.ts'

/** Tells the holder of an e-mail that somebody tried to open an account with it. */
export default job({
  name: 'tellOfSecondAccount',
  data: z.object({ email: z.string() }),
  work: async ({ data, db, notify }) => {
    const holder = await accountByEmail(db, data.email)
    if (holder) await notify(holder, alreadyRegistered())
  },
})
