import { refundPayment } from '../contract.ts'
import { numbered } from '../lines.ts'
import { pounds } from '../money.ts'
import { assertNotSameAgain, refundOrPropose } from '../refunds.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(refundPayment, async (context) => {
  const { paymentId, pence, lines, everything, again, reason } = context.input
  const ways = [pence !== undefined, lines.length > 0, everything].filter(Boolean).length
  if (ways === 0) throw context.refuse('howMuch', { field: 'pence' })
  if (ways > 1) throw context.refuse('sumOrLines', { field: 'pence' })
  if (pence !== undefined && !again) await assertNotSameAgain(context, paymentId, pence)
  const asked = { pence, lines: await numbered(context.db, paymentId, lines) }
  const done = await refundOrPropose(context, { paymentId, asked, reason, by: context.who.id })
  const { proposalId, words, order, takenBack } = done
  const next = proposalId ? PROPOSED : MADE
  return { amount: pounds(done.pence), words, order, takenBack, approval: proposalId ? APPROVAL : '', proposalId, next }
})

const APPROVAL = 'Needed: it’s more than £200 of this payment in all, so it waits until another member of staff approves it.'
const PROPOSED =
  'Nothing has been refunded yet: it’s more than £200. Ask another member of staff to run list-refund-proposals and approve-refund.'
const MADE = 'We’ll write to the payer once the provider has made the refund.'
