import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { conflictById, peerOfConflict } from '../queries.ts'

/** Tells the other register that two have the number, or, once the keeper has said so, that the record is here. */
export default job({
  name: 'tellOfConflict',
  outside: true,
  data: z.object({ conflictId: z.string() }),
  work: async ({ data, db, services, queue, now }) => {
    const conflict = await conflictById(db, data.conflictId)
    const peer = conflict && peerOfConflict(conflict)
    if (!conflict || !peer) return
    const { chipNumber, status } = conflict
    if (status === 'open') await services.databases.tellConflict(peer, chipNumber, conflict.createdAt)
    if (status !== 'keptHere' || conflict.moveStatus) return
    const heard = await services.databases.tellMoved(peer, chipNumber, now)
    if (heard !== 'noAnswer') await queue('conflictAnswer', { conflictId: conflict.id, heard })
  },
})
