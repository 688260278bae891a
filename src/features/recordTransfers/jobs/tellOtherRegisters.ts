import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { moveById, peerOfTransfer } from '../queries.ts'

/** MOVE-2: tells the database that had a record that it has moved here; what it says is noted by a job that can write. */
export default job({
  name: 'tellOtherRegisters',
  outside: true,
  data: z.object({ moveId: z.uuid() }),
  work: async ({ data, db, services, queue }) => {
    const move = await moveById(db, data.moveId)
    if (!move || move.status === 'confirmed') return
    const peer = peerOfTransfer(move)
    const heard = peer ? await services.databases.tellMoved(peer, move.chipNumber, move.createdAt) : 'takesNoQuestions'
    if (heard !== 'noAnswer') await queue('recordTransferAnswer', { moveId: move.id, heard })
  },
})
