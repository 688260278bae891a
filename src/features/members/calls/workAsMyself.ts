import { reissueToken } from '#features/accounts/reissueToken.ts'
import { answer } from '#platform/server/answer.ts'
import { workAsMyself } from '../contract.ts'
import { endOwnWork } from '../endOwnWork.ts'

export default answer(workAsMyself, async (context) => {
  const { who, db, now } = context
  await endOwnWork(db, who.sessionId, now)
  return { token: await reissueToken(context, who) }
})
