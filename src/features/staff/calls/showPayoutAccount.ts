import { whereToPay } from '#features/bookings/payouts.ts'
import { showPayoutAccount } from '../contract.ts'
import { pounds } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(showPayoutAccount, async (context) => {
  const { pence, ...account } = await whereToPay(context, context.input.payoutId)
  return { ...account, amount: pounds(pence) }
})
