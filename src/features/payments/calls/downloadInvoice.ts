import { answer } from '#platform/server/answer.ts'
import { downloadInvoice } from '../contract.ts'
import { Content, nameOf } from '../invoices.ts'
import { invoicePdf } from '../pdf/invoice.ts'

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
  const name = nameOf(found)
  const bytes = await invoicePdf({ name, issuedAt: found.issuedAt, content })
  give({ bytes, type: 'application/pdf', name: `${name}.pdf` })
  return null
})
