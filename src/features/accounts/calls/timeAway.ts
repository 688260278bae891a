import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { timeAway } from '../contract.ts'

export default answer(timeAway, async ({ who, db, now }) => {
  const away = await db
    .selectFrom('timeAway')
    .select(['fromDay as from', 'toDay as to', 'note', 'standInName', 'standInPhone'])
    .where('accountId', '=', who.id)
    .where('toDay', '>=', londonDate(now))
    .executeTakeFirst()
  return { away: away ?? null }
})
