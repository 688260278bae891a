import { systemClock } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Money } from '#ui/Money.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { When } from '#ui/When.tsx'
import type { getPayments } from '../../contract.ts'
import { CancelButton } from './CancelButton.tsx'
import { PdfButton } from './PdfButton.tsx'
import { PAYMENT_STATUS } from './status.ts'

type Payment = AnswerOf<typeof getPayments>['items'][number]

/** The payments, each with its documents. */
export const paymentColumns: Column<Payment>[] = [
  { key: 'description', title: 'For', bare: true, cell: ({ description }) => <strong>{description}</strong> },
  { key: 'createdAt', title: 'When', cell: ({ paidAt, createdAt }) => <When at={paidAt ?? createdAt} />, sortable: true },
  {
    key: 'status',
    title: 'Status',
    cell: (payment) => <State payment={payment} />,
  },
  { key: 'amount', title: 'Amount', figures: true, cell: ({ amount }) => <Money pence={amount.pence} exact />, sortable: true },
  {
    key: 'refunded',
    title: 'Refunded',
    figures: true,
    cell: (payment) => <GivenBack payment={payment} />,
  },
  { key: 'papers', title: 'Documents', bare: true, cell: (payment) => <PayAndDocuments payment={payment} /> },
]

/** How far it has come, and what the payer's bank makes of it, unless it stands. */
function State({ payment: { status, disputes } }: { payment: Payment }) {
  const asked = disputes.filter(({ stands }) => !stands)
  return (
    <div>
      <Box component="span" style={{ whiteSpace: 'nowrap' }}>
        <StatusTag tone={PAYMENT_STATUS[status].tone}>{PAYMENT_STATUS[status].label}</StatusTag>
      </Box>
      {asked.map(({ id, words }) => (
        <Box c="dimmed" fz="sm" miw="min(13rem, 100%)" key={id}>
          {words}
        </Box>
      ))}
    </div>
  )
}

/** What went back, and of what has not arrived yet how far it is. */
function GivenBack({ payment: { refunded, refunds } }: { payment: Payment }) {
  const waiting = refunds.filter(({ hasGone }) => !hasGone)
  return (
    <div>
      {refunded.pence > 0 && <Money pence={refunded.pence} exact />}
      {waiting.map(({ id, words }) => (
        <Box c="dimmed" fz="sm" miw="min(13rem, 100%)" key={id}>
          {words}
        </Box>
      ))}
      {refunded.pence === 0 && waiting.length === 0 && <span>None</span>}
    </div>
  )
}

/** The way back for whoever left before it was paid, and the documents of what is. */
function PayAndDocuments({
  payment: { paymentId, description, amount, pay, paper: documentName, creditNotes, cancelUntil, refunds },
}: {
  payment: Payment
}) {
  return (
    <Stack gap={0} align="flex-start">
      {pay && (
        <ButtonLink to={pay} size="sm">
          Pay {moneyText(amount.pence)} <VisuallyHidden>for {description}</VisuallyHidden>
        </ButtonLink>
      )}
      {documentName && (
        <PdfButton paymentId={paymentId} name={`${documentName}.pdf`}>
          {documentName}
        </PdfButton>
      )}
      {cancelUntil && refunds.length === 0 && systemClock.now().toISOString() <= cancelUntil && (
        <CancelButton paymentId={paymentId} description={description} until={cancelUntil} />
      )}
      {creditNotes.map((note) => (
        <PdfButton key={note.id} paymentId={paymentId} refundId={note.id} name={`${note.paper}.pdf`}>
          {note.paper}
        </PdfButton>
      ))}
    </Stack>
  )
}
