import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { alreadyRegistered } from '../messages.ts'
import { accountByEmail } from '../queries.ts'

/** Tells the holder of an e-mail that somebody tried to open an account with it. */
export default job({
  name: 'tellOfSecondAccount',
  data: z.object({ email: z.string() }),
  work: async ({ data, db, needs, send }) => {
    const holder = await accountByEmail(db, data.email)
    if (holder) await send(alreadyRegistered(holder, needs.config.publicUrl + paths.login()))
  },
})
