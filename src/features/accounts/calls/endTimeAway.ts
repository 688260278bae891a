import { answer } from '#platform/server/answer.ts'
import { endTimeAway } from '../contract.ts'

export default answer(endTimeAway, async ({ who, db }) => {
  await db.deleteFrom('timeAway').where('accountId', '=', who.id).execute()
  return null
})
