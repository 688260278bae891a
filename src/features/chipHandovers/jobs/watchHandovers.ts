import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { callOff } from '../callOff.ts'
import { keepChips, wordsFor } from '../handovers.ts'
import { chipHandoverLife, REMIND_DAYS } from '../lifecycle.ts'
import { chipsStillHanded, handoverLapsed, handoverMissed } from '../messages.ts'

type Tools = JobContext<object>

/** STOCK-16: ends hand-overs that nobody answered in time or that can’t go ahead, and reminds the colleague who is asked. */
export default job({
  name: 'watchHandovers',
  schedule: '25 * * * *',
  data: z.object({}),
  work: async (context) => {
    await endThoseDue(context)
    await callOffIdle(context)
    await remind(context)
  },
})

/** What somebody answers at this moment waits for the next hour. */
const open = ({ db }: Tools) =>
  db
    .selectFrom('chipHandover')
    .selectAll('chipHandover')
    .where('chipHandover.status', '=', 'offered')
    .orderBy('chipHandover.id')
    .limit(500)
    .forUpdate('chipHandover')
    .skipLocked()

async function endThoseDue(context: Tools): Promise<void> {
  const { db, now, transition, notify } = context
  for (const handover of await open(context).where('answerBy', '<=', now).execute()) {
    const words = await wordsFor(db, handover)
    await transition(chipHandoverLife, 'lapse', handover.id, 'clock')
    await keepChips(context, handover.id, 'clock')
    await notify(handover.fromAccount, handoverLapsed(words))
    await notify(handover.toAccount, handoverMissed(words))
  }
}

/** One of the two has left, or none of the chips can be handed over any more. */
async function callOffIdle(context: Tools): Promise<void> {
  const idle = await open(context)
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom('account')
            .select('account.id')
            .where('account.status', '=', 'closed')
            .where((account) =>
              account.or([
                account('account.id', '=', account.ref('chipHandover.fromAccount')),
                account('account.id', '=', account.ref('chipHandover.toAccount')),
              ]),
            ),
        ),
        row.not(
          row.exists(
            row
              .selectFrom('chipHandoverUnit')
              .innerJoin('chipUnit', 'chipUnit.id', 'chipHandoverUnit.unitId')
              .select('chipUnit.id')
              .whereRef('chipHandoverUnit.handoverId', '=', 'chipHandover.id')
              .where('chipUnit.status', '=', 'offered'),
          ),
        ),
      ]),
    )
    .execute()
  for (const handover of idle) await callOff(context, handover, 'clock')
}

async function remind(context: Tools): Promise<void> {
  const { db, now, notify } = context
  const due = await open(context)
    .where('remindedAt', 'is', null)
    .where('createdAt', '<=', earlier(now, { days: REMIND_DAYS }))
    .execute()
  for (const handover of due) {
    await db.updateTable('chipHandover').set({ remindedAt: now }).where('id', '=', handover.id).execute()
    await notify(handover.toAccount, chipsStillHanded(await wordsFor(db, handover)))
  }
}
