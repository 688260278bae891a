import * as z from 'zod'
import { newRelayKey } from '#features/chat/newRelayKey.ts'
import { threadsOfAddress } from '#features/chat/queries.ts'
import { addressOfGuest } from '#features/chat/wayToGuest.ts'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { keeperTold } from '../messages.ts'

const RECENT = { days: 31 }
const MOST = 3

/** Once the reader of an address has said yes, sends it the way into the newest conversations that were begun with it. */
export default job({
  name: 'tellFinderWhoAgreed',
  data: z.object({ address: z.string() }),
  work: async ({ data, db, now, notify }) => {
    for (const thread of await threadsOfAddress(db, data.address, { since: earlier(now, RECENT), most: MOST })) {
      const relayKey = await newRelayKey(db, thread.id, now)
      await notify({ ...addressOfGuest(thread), name: null }, keeperTold(thread, paths.relay(relayKey)))
    }
  },
})
