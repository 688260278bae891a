import * as z from 'zod'
import type { Databases } from '#adapters/databases/databases.ts'
import { job } from '#platform/jobs/job.ts'
import { isProven } from '../policy.ts'
import { moveById, peerOfTransfer, type RecordTransferRow } from '../queries.ts'

/** MOVE-2, MOVE-7: tells the database that had a record that it has moved here, or while that’s unproven, that we have the number as well; what it says is noted by a job that can write. */
export default job({
  name: 'tellOtherRegisters',
  outside: true,
  data: z.object({ moveId: z.uuid() }),
  work: async ({ data, db, services, queue }) => {
    const move = await moveById(db, data.moveId)
    if (!move || OVER.has(move.status)) return
    const heard = await word(services.databases, move)
    if (heard !== 'noAnswer') await queue('recordTransferAnswer', { moveId: move.id, heard })
  },
})

const OVER: ReadonlySet<string> = new Set(['confirmed', 'refused', 'died'])

async function word(databases: Databases, move: RecordTransferRow) {
  const peer = peerOfTransfer(move)
  if (!isProven(move)) {
    const hasHeard = peer !== null && (await databases.tellConflict(peer, move.chipNumber, move.createdAt))
    return hasHeard ? ('warned' as const) : ('noAnswer' as const)
  }
  return peer ? databases.tellMoved(peer, move.chipNumber, move.createdAt) : ('takesNoQuestions' as const)
}
