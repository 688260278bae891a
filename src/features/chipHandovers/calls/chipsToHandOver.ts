import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { chipsToHandOver } from '../contract.ts'
import { runsInHand } from '../queries.ts'

export default answer(chipsToHandOver, async ({ who, db, now }) => ({ runs: await runsInHand(db, who.id, londonDate(now)) }))
