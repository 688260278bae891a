import { recordPayout as record } from '#features/bookings/payouts.ts'
import { recordPayout } from '../contract.ts'
import { pounds } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(recordPayout, async (context) => {
  const { payoutId, reference } = context.input
  return { amount: pounds(await record(context, payoutId, reference)) }
})
