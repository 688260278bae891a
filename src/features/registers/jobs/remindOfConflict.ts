import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { REMINDERS } from '../lifecycle.ts'
import { stillTwice } from '../messages.ts'
import { conflictById } from '../queries.ts'

/** Reminds a keeper, once for each of the days, that two registers have the number. */
export default job({
  name: 'remindOfConflict',
  data: z.object({ conflictId: z.string(), days: z.int() }),
  work: async ({ data, db, notify }) => {
    const conflict = await conflictById(db, data.conflictId)
    if (conflict?.status !== 'open' || REMINDERS[conflict.reminders] !== data.days) return
    await db
      .updateTable('registerConflict')
      .set({ reminders: conflict.reminders + 1 })
      .where('id', '=', conflict.id)
      .execute()
    await notify(conflict.keptBy, stillTwice(conflict, data.days))
  },
})
