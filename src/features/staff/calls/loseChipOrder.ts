import { loseParcel } from '#features/stock/exchanging.ts'
import { answerAsStaff } from '../answering.ts'
import { loseChipOrder } from '../contract.ts'

export default answerAsStaff(loseChipOrder, async (asked) => ({ lost: await loseParcel(asked, asked.input.orderId) }))
