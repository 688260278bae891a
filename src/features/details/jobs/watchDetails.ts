import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { doubt } from '../doubt.ts'
import { contactCheckLife } from '../lifecycle.ts'
import { stillRight } from '../messages.ts'
import { checksToRemind, confirmedChecks, unconfirmedForAYear } from '../queries.ts'
import { Why } from '../shapes.ts'

const AT_A_TIME = 100

/** Ends the checks of keepers who have confirmed their details, begins those of keepers who haven’t for a year, and reminds. */
export default job({
  name: 'watchDetails',
  schedule: '5 10 * * *',
  data: z.object({}),
  work: async (context) => {
    const { db, now, transition, notify, queue } = context
    const confirmed = await confirmedChecks(db, AT_A_TIME)
    for (const { id } of confirmed) await transition(contactCheckLife, 'verify', id, 'clock')
    const silent = await unconfirmedForAYear(db, now, AT_A_TIME)
    for (const { id } of silent) await doubt(context, id, 'year')
    const due = await checksToRemind(db, now, AT_A_TIME)
    for (const { id, accountId, why, reminders } of due) {
      await db
        .updateTable('contactCheck')
        .set({ reminders: reminders + 1, remindedAt: now })
        .where('id', '=', id)
        .execute()
      await notify(accountId, stillRight(Why.parse(why)))
    }
    if ([confirmed, silent, due].some(({ length }) => length === AT_A_TIME)) await queue('watchDetails', {})
  },
})
