import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { newRelayKey } from '../newRelayKey.ts'
import { threadsOfAddress } from '../queries.ts'
import { tellBegun } from '../tellBegun.ts'

const RECENT = { days: 31 }
const MOST = 3

/** Once the reader of an address has said yes, sends it the way into the newest conversations that were begun with it. */
export default job({
  name: 'tellGuestWhoAgreed',
  data: z.object({ address: z.string() }),
  work: async (context) => {
    const { data, db, now } = context
    for (const thread of await threadsOfAddress(db, data.address, { since: earlier(now, RECENT), most: MOST }))
      await tellBegun(context, thread, paths.relay(await newRelayKey(db, thread.id, now)))
  },
})
