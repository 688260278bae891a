import { takeBackLot } from '#features/plans/givenCredits.ts'
import { takeBackCredits } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(takeBackCredits, (context) => takeBackLot(context, context.input.lotId, context.input.reason))
