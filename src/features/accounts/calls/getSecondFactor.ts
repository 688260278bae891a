import { answer } from '#platform/server/answer.ts'
import { getSecondFactor } from '../contract.ts'
import { recoveryCodesLeft, secondFactorOf } from '../queries/secondfactor.ts'

export default answer(getSecondFactor, async ({ who, db, now }) => ({
  ...(await secondFactorOf(db, who, now)),
  recoveryCodesLeft: await recoveryCodesLeft(db, who.id),
  forWork: who.roles.some((role) => role === 'Welfare' || role === 'Staff'),
}))
