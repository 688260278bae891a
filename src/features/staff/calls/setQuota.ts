import { setQuotaFor } from '#features/plans/givencredits.ts'
import { setQuota } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(setQuota, async (context) => ({
  leftThisYear: await setQuotaFor(context, context.input.email, context.input.yearly),
}))
