import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { conflictLife } from '../lifecycle.ts'
import { onlyHereNow } from '../messages.ts'
import { conflictById } from '../queries.ts'

/** Writes down what another register has said about a number that both have. An answer that comes twice changes nothing. */
export default job({
  name: 'conflictAnswer',
  data: z.object({ conflictId: z.string(), heard: z.enum(['confirmed', 'noted', 'gone']) }),
  work: async ({ data, db, now, transition, notify }) => {
    const conflict = await conflictById(db, data.conflictId)
    if (!conflict) return
    await db.updateTable('registerConflict').set({ toldAt: now }).where('id', '=', conflict.id).execute()
    const isOver = data.heard === 'gone' || (data.heard === 'confirmed' && conflict.status === 'keptHere')
    if (!isOver || conflict.status === 'gone') return
    await transition(conflictLife, 'clear', conflict.id, 'clock')
    await notify(conflict.keptBy, onlyHereNow(conflict))
  },
})
