import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { job, type OutsideJobContext } from '#platform/jobs/job.ts'
import { OPEN_TRANSFER } from '../lifecycle.ts'
import { peerOfTransfer, type RecordTransferRow, recordTransfersWithPet } from '../queries.ts'

/** So many questions are under way at a time. */
const AT_ONCE = 8

/** Once a day: asks each database whether it still holds what has moved here, tells again those that were away, writes to those whose address has become known, and has the rest reminded. */
export default job({
  name: 'watchRecordTransfers',
  schedule: '40 5 * * *',
  outside: true,
  data: z.object({}),
  work: async (context) => {
    const open = await recordTransfersWithPet(context.db)
      .where('databaseMove.status', 'in', OPEN_TRANSFER)
      .where('otherRegister.askUrl', 'is not', null)
      .orderBy('databaseMove.id')
      .execute()
    for (let from = 0; from < open.length; from += AT_ONCE)
      await Promise.all(open.slice(from, from + AT_ONCE).map((move) => ask(context, move)))
    for (const { id } of await unwritten(context.db)) await context.queue('writeToOtherRegister', { moveId: id })
    await context.queue('proveByTime', {})
    await context.queue('remindOfRecordTransfers', {})
  },
})

/** Whose register’s address has become known since. */
const unwritten = (db: Db) =>
  recordTransfersWithPet(db)
    .where('databaseMove.status', '=', 'unproven')
    .where('databaseMove.letterAt', 'is', null)
    .where('otherRegister.address', 'is not', null)
    .orderBy('databaseMove.id')
    .limit(500)
    .execute()

async function ask({ services, queue }: OutsideJobContext<unknown>, move: RecordTransferRow): Promise<void> {
  const peer = peerOfTransfer(move)
  if (!peer) return
  const [said] = await services.databases.asks([peer], move.chipNumber)
  if (said?.holds === false) return queue('recordTransferAnswer', { moveId: move.id, heard: 'gone' })
  const toTell = move.status === 'registered' || (move.status === 'unproven' && !move.warnedAt)
  if (toTell) return queue('tellOtherRegisters', { moveId: move.id })
}
