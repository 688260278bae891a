import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job, type OutsideJobContext } from '#platform/jobs/job.ts'
import { LIVE, REMINDERS } from '../lifecycle.ts'
import { type ConflictRow, conflictsIn, peerOfConflict } from '../queries.ts'

/** So many questions are under way at a time. */
const AT_ONCE = 8

/** Once a day: asks whether the other registers still have what ours has, tells again those that haven’t answered, and has keepers reminded. */
export default job({
  name: 'watchConflicts',
  schedule: '10 6 * * *',
  outside: true,
  data: z.object({}),
  work: async (context) => {
    const open = await conflictsIn(context.db).where('registerConflict.status', 'in', LIVE).orderBy('registerConflict.id').execute()
    for (let from = 0; from < open.length; from += AT_ONCE)
      await Promise.all(open.slice(from, from + AT_ONCE).map((conflict) => look(context, conflict)))
  },
})

async function look({ services, queue, now }: OutsideJobContext<unknown>, conflict: ConflictRow): Promise<void> {
  if (conflict.moveStatus) return
  const peer = peerOfConflict(conflict)
  const [said] = peer ? await services.databases.asks([peer], conflict.chipNumber) : []
  if (said?.holds === false) return queue('conflictAnswer', { conflictId: conflict.id, heard: 'gone' })
  if (!conflict.toldAt && conflict.status !== 'movedThere') await queue('tellOfConflict', { conflictId: conflict.id })
  const days = REMINDERS[conflict.reminders]
  if (conflict.status === 'open' && days && conflict.createdAt <= earlier(now, { days }))
    await queue('remindOfConflict', { conflictId: conflict.id, days })
}
