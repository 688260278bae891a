import * as z from 'zod'
import { strayElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import { job } from '#platform/jobs/job.ts'
import { REMINDERS } from '../lifecycle.ts'
import { stillTwice } from '../messages.ts'
import { isHeldForOther } from '../policy.ts'
import { conflictById } from '../queries.ts'

/** Reminds a keeper, once for each of the days, that two registers have the number. */
export default job({
  name: 'remindOfConflict',
  data: z.object({ conflictId: z.string(), days: z.int() }),
  work: async ({ data, db, now, notify }) => {
    const conflict = await conflictById(db, data.conflictId)
    if (conflict?.status !== 'open' || REMINDERS[conflict.reminders] !== data.days) return
    await db
      .updateTable('registerConflict')
      .set({ reminders: conflict.reminders + 1 })
      .where('id', '=', conflict.id)
      .execute()
    // HOLD-8 Until its days are over there's nothing to say of it.
    if (isHeldForOther(await strayElsewhere(db, conflict.petId), now)) return
    await notify(conflict.keptBy, stillTwice(conflict, data.days))
  },
})
