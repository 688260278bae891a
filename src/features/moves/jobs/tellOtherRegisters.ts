import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { moveById, peerOfMove } from '../queries.ts'

/** MOVE-2: tells the database that had a record that it has moved here; what it says is noted by a job that can write. */
export default job({
  name: 'tellOtherRegisters',
  outside: true,
  data: z.object({ moveId: z.uuid() }),
  work: async ({ data, db, needs, queue }) => {
    const move = await moveById(db, data.moveId)
    if (!move || move.status === 'confirmed') return
    const peer = peerOfMove(move)
    const heard = peer ? await needs.databases.tellMoved(peer, move.chipNumber, move.createdAt) : 'takesNoQuestions'
    if (heard !== 'noAnswer') await queue('noteMoveAnswer', { moveId: move.id, heard })
  },
})
