import * as z from 'zod'
import { earlier, londonDate, span } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { CONFIRM_REMINDERS, REMINDERS, rehomingLife, UNDER_WAY } from '../lifecycle.ts'
import { confirmItIsWithYou, handOverDue, handOverRanOut, ranOut, stillToAnswer, takerEveryWay, takerOf } from '../messages.ts'
import { isHandingOver } from '../policy.ts'
import { rehomingsWithSides } from '../queries.ts'

/** REHOME-5: ends what nobody has answered in time, and reminds whoever is asked, or hands an animal over. Nobody is written to about an animal that has died. */
export default job({
  name: 'watchRehomings',
  schedule: '5 * * * *',
  data: z.object({}),
  work: async (context) => {
    await endThoseDue(context)
    await remind(context)
    await remindToConfirm(context)
    await askOfHandOver(context)
  },
})

/** What somebody changes at this moment waits for the next hour. */
const notInUse = ({ db }: JobContext<object>) =>
  rehomingsWithSides(db).orderBy('rehoming.petId').limit(500).forNoKeyUpdate(['pet', 'rehoming']).skipLocked()

async function endThoseDue(context: JobContext<object>): Promise<void> {
  const { now, transition, notify } = context
  const due = await notInUse(context).where('rehoming.status', 'in', UNDER_WAY).where('rehoming.answerBy', '<=', now).execute()
  for (const sides of due) {
    await transition(rehomingLife, 'expire', sides.id, 'clock')
    if (sides.petStatus === 'deceased') continue
    await notify(sides.fromAccount, ranOut(sides))
    if (isHandingOver(sides)) await notify(takerOf(sides), handOverRanOut(sides))
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

/** REHOME-8: whoever has the animal, as its keeper says, is reminded to confirm. */
async function remindToConfirm(context: JobContext<object>): Promise<void> {
  const { db, now, notify } = context
  const due = await notInUse(context)
    .where('rehoming.status', '=', 'handedOver')
    .where('rehoming.answerBy', '>', now)
    .where('pet.status', '<>', 'deceased')
    .where(({ or, and, eb }) =>
      or(
        CONFIRM_REMINDERS.map((days, sent) =>
          and([eb('rehoming.reminders', '<=', sent), eb('rehoming.statusAt', '<=', earlier(now, { days }))]),
        ),
      ),
    )
    .execute()
  for (const sides of due) {
    const reminders = CONFIRM_REMINDERS.filter((days) => now.getTime() - sides.statusAt.getTime() >= span({ days })).length
    await db.updateTable('rehoming').set({ reminders }).where('id', '=', sides.id).execute()
    await notify(takerOf(sides), confirmItIsWithYou(sides))
  }
}

/** The day after the one that was planned, the keeper is asked once whether it happened. */
async function askOfHandOver(context: JobContext<object>): Promise<void> {
  const { db, now, notify } = context
  const due = await notInUse(context)
    .where('rehoming.status', '=', 'agreeing')
    .where('rehoming.answerBy', '>', now)
    .where('rehoming.handOverOn', '<', londonDate(now))
    .where('rehoming.reminders', '=', 0)
    .where('pet.status', '<>', 'deceased')
    .execute()
  for (const sides of due) {
    await db.updateTable('rehoming').set({ reminders: 1 }).where('id', '=', sides.id).execute()
    await notify(sides.fromAccount, handOverDue(sides))
  }
}
