import { loseParcel } from '#features/stock/substitution.ts'
import { loseChipOrder } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(loseChipOrder, async (context) => ({ lost: await loseParcel(context, context.input.orderId) }))
