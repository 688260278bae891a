import { answer } from '#platform/server/answer.ts'
import { getPayments } from '../contract.ts'
import { receiptsOf } from '../receipts.ts'

export default answer(getPayments, ({ input, who, db }) => receiptsOf(db, who.id, input))
