import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { proven } from '../decideMove.ts'
import { recordTransferLife } from '../lifecycle.ts'
import { recordTransfersWithPet } from '../queries.ts'

/** MOVE-7: a move that the other database has known of for 28 days, or been written to about, without objecting, is proven, and that database is asked to mark its record. */
export default job({
  name: 'proveByTime',
  data: z.object({}),
  work: async ({ db, now, transition, notify, queue }) => {
    const due = await recordTransfersWithPet(db)
      .where('databaseMove.status', '=', 'unproven')
      .where('databaseMove.objectBy', '<=', now)
      .orderBy('databaseMove.id')
      .limit(500)
      .forUpdate('databaseMove')
      .skipLocked()
      .execute()
    for (const move of due) {
      await transition(recordTransferLife, 'passTime', move.id, 'clock')
      await proven({ db, now, notify, queue }, move)
    }
  },
})
