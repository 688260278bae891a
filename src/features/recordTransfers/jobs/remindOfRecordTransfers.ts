import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { earlier, span } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { REMINDERS, recordTransferLife } from '../lifecycle.ts'
import { notMarkedYet } from '../messages.ts'
import { recordTransfersWithPet } from '../queries.ts'

const LAST = REMINDERS[REMINDERS.length - 1] ?? 0

/** MOVE-4: after 14, 30 and 60 days the keeper is reminded and the other database told again; with the last reminder the move is stale. */
export default job({
  name: 'remindOfRecordTransfers',
  data: z.object({}),
  work: async ({ db, now, transition, notify, queue }) => {
    const due = await recordTransfersWithPet(db)
      .where('databaseMove.status', 'in', ['registered', 'told'])
      .where(({ or, and, eb }) =>
        or(
          REMINDERS.map((days, sent) =>
            and([eb('databaseMove.reminders', '<=', sent), eb('databaseMove.provenAt', '<=', earlier(now, { days }))]),
          ),
        ),
      )
      .orderBy('databaseMove.id')
      .limit(500)
      .forUpdate('databaseMove')
      .skipLocked()
      .execute()
    for (const known of due) {
      const age = now.getTime() - (known.provenAt ?? known.createdAt).getTime()
      const passed = REMINDERS.filter((days) => age >= span({ days }))
      await db.updateTable('databaseMove').set({ reminders: passed.length }).where('id', '=', known.id).execute()
      if (known.petStatus !== 'deceased') {
        const keeper = await accountById(db, known.keptBy)
        await notify(keeper, notMarkedYet(known, passed.at(-1) ?? 0))
      }
      await queue('tellOtherRegisters', { moveId: known.id })
      if (age >= span({ days: LAST })) await transition(recordTransferLife, 'lapse', known.id, 'clock')
    }
  },
})
