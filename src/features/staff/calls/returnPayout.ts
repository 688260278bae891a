import { returnPayout as send } from '#features/bookings/payouts.ts'
import { returnPayout } from '../contract.ts'
import { pounds } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(returnPayout, async (context) => {
  const { payoutId, reason } = context.input
  return { amount: pounds(await send(context, payoutId, reason)) }
})
