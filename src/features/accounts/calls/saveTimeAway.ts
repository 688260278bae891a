import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { saveTimeAway } from '../contract.ts'

const MOST_DAYS = 366

export default answer(saveTimeAway, async ({ input, who, db, now, refuse }) => {
  const { from, to, note, standInName, standInPhone } = input
  const today = londonDate(now)
  if (to < from) throw refuse('endsBefore', { field: 'to' })
  if (to < today) throw refuse('isOver', { field: 'to' })
  if (to > daysAfter(today, MOST_DAYS)) throw refuse('tooLong', { field: 'to' })
  if (standInPhone && !standInName) throw refuse('nameNeeded', { field: 'standInName' })

  const kept = { fromDay: from, toDay: to, note, standInName, standInPhone, savedAt: now }
  await db
    .insertInto('timeAway')
    .values({ accountId: who.id, ...kept })
    .onConflict((one) => one.column('accountId').doUpdateSet(kept))
    .execute()
  return null
})
