import * as z from 'zod'
import { earlier, span } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { REMINDERS, rehomingLife } from '../lifecycle.ts'
import { ranOut, stillToAnswer, takerEveryWay } from '../messages.ts'
import { rehomingsWithSides } from '../queries.ts'

/** REHOME-5: ends what nobody has answered in time, and reminds whoever is asked. Nobody is written to about an animal that has died. */
export default job({
  name: 'watchRehomings',
  schedule: '5 * * * *',
  data: z.object({}),
  work: async (context) => {
    await endThoseDue(context)
    await remind(context)
  },
})

/** What somebody changes at this moment waits for the next hour. */
const notInUse = ({ db }: JobContext<object>) =>
  rehomingsWithSides(db).orderBy('rehoming.petId').limit(500).forNoKeyUpdate(['pet', 'rehoming']).skipLocked()

async function endThoseDue(context: JobContext<object>): Promise<void> {
  const { now, transition, notify } = context
  const due = await notInUse(context).where('rehoming.status', 'in', ['listed', 'sent']).where('rehoming.answerBy', '<=', now).execute()
  for (const sides of due) {
    await transition(rehomingLife, 'expire', sides.id, 'clock')
    if (sides.petStatus !== 'deceased') await notify(sides.fromAccount, ranOut(sides))
  }
}

async function remind(context: JobContext<object>): Promise<void> {
  const { db, now, notify } = context
  const due = await notInUse(context)
    .where('rehoming.status', '=', 'sent')
    .where('rehoming.answerBy', '>', now)
    .where('pet.status', '<>', 'deceased')
    .where(({ or, and, eb }) =>
      or(
        REMINDERS.map((days, sent) => and([eb('rehoming.reminders', '<=', sent), eb('rehoming.createdAt', '<=', earlier(now, { days }))])),
      ),
    )
    .execute()
  for (const sides of due) {
    const reminders = REMINDERS.filter((days) => now.getTime() - sides.createdAt.getTime() >= span({ days })).length
    await db.updateTable('rehoming').set({ reminders }).where('id', '=', sides.id).execute()
    const words = stillToAnswer(sides, sides.target === 'organisation' ? paths.welfareHomes : paths.requests)
    await notify(takerEveryWay(sides), words)
  }
}
