import { recordPayment as record } from '#features/payments/recordPayment.ts'
import { recordPayment } from '../contract.ts'
import { letterWords } from '../letterwords.ts'
import { pounds } from '../money.ts'
import { personWords } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'
import { thingToPay } from '../thingtopay.ts'

export default answerAsStaff(recordPayment, async (context) => {
  const { input, db, refuse } = context
  const { paymentId, orderId, chipNumber, pence, receivedBy, reference } = input
  if ([paymentId, orderId, chipNumber].filter(Boolean).length !== 1) throw refuse('whatFor', { field: 'orderId' })
  const thing = await thingToPay(db, { paymentId, orderId, chipNumber })
  if (!thing) throw refuse('nothingToPay')
  const { description, invoice, isTold } = await record(context, { ...thing, pence, receivedBy, reference })
  return {
    amount: pounds(pence),
    for: description,
    of: await personWords(db, thing.accountId),
    document: invoice,
    receipt: letterWords(isTold),
  }
})
