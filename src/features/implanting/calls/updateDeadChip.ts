import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { updateDeadChip } from '../contract.ts'
import { reporterRole } from '../deadchips.ts'
import { deadChipLife } from '../lifecycle.ts'

export default answer(updateDeadChip, async ({ input, who, db, now, refuse, transition }) => {
  const { reportId, reference, sentOn } = input
  const report = await db
    .selectFrom('deadChip')
    .select('noticedOn')
    .where('id', '=', reportId)
    .where('reportedBy', '=', who.id)
    .executeTakeFirst()
  if (!report) throw refuse('noSuchReport')
  if (sentOn > londonDate(now)) throw refuse('inFuture', { field: 'sentOn' })
  if (sentOn < report.noticedOn) throw refuse('beforeNoticed', { field: 'sentOn' })

  const by = reporterRole(who)
  await transition(deadChipLife, 'sendReport', reportId, by)
  const { newChipNumber } = await db
    .updateTable('deadChip')
    .set({ vmdReference: reference, vmdSentOn: sentOn })
    .where('id', '=', reportId)
    .returning('newChipNumber')
    .executeTakeFirstOrThrow()
  if (!newChipNumber) return { status: 'reportSent' as const }
  await transition(deadChipLife, 'supersede', reportId, by)
  return { status: 'superseded' as const }
})
