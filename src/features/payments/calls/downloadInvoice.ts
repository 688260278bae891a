import { answer } from '#platform/server/answer.ts'
import { downloadInvoice } from '../contract.ts'
import { Content, numberOf } from '../invoices.ts'
import { invoicePaper, titleOf } from '../paper/invoice.ts'

export default answer(downloadInvoice, async ({ input, who, db, refuse, give }) => {
  const { paymentId, refundId = null } = input
  const found = await db
    .selectFrom('invoice')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('accountId', '=', who.id)
    .where('refundId', 'is not distinct from', refundId)
    .executeTakeFirst()
  if (!found) throw refuse('noSuchInvoice')
  const content = Content.parse(found.content)
  const number = numberOf(found)
  const bytes = await invoicePaper({ number, issuedAt: found.issuedAt, content })
  give({ bytes, type: 'application/pdf', name: `${titleOf(content)} ${number}.pdf` })
  return null
})
