import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { exportMyData } from '../contract.ts'
import { everythingOf } from '../export.ts'

export default answer(exportMyData, async ({ who, db, now, extensions, give }) => {
  const bytes = Buffer.from(JSON.stringify(await everythingOf(db, extensions, who.id, now), null, 2))
  give({ bytes, type: 'application/json; charset=utf-8', name: `homeward-${londonDate(now)}.json` })
  return null
})
