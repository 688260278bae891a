import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { OBJECT_DAYS, recordTransferLife } from '../lifecycle.ts'
import { moveProven } from '../messages.ts'
import { recordTransfersWithPet } from '../queries.ts'

/** MOVE-7: a move that the other database has known of for 28 days, without objecting, is proven, and that database is asked to mark its record. */
export default job({
  name: 'proveByTime',
  data: z.object({}),
  work: async ({ db, now, transition, notify, queue }) => {
    const due = await recordTransfersWithPet(db)
      .where('databaseMove.status', '=', 'unproven')
      .where('databaseMove.warnedAt', '<=', earlier(now, { days: OBJECT_DAYS }))
      .orderBy('databaseMove.id')
      .limit(500)
      .forUpdate('databaseMove')
      .skipLocked()
      .execute()
    for (const move of due) {
      await transition(recordTransferLife, 'passTime', move.id, 'clock')
      await db.updateTable('databaseMove').set({ provenAt: now }).where('id', '=', move.id).execute()
      await notify(move.keptBy, moveProven(move, paths.pet(move.petId)))
      await queue('tellOtherRegisters', { moveId: move.id })
    }
  },
})
