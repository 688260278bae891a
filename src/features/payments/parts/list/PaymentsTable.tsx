import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Money } from '#ui/Money.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { getPayments } from '../../contract.ts'
import { PaperButton } from './PaperButton.tsx'
import { PAYMENT_STATUS } from './status.ts'

type Payments = AnswerOf<typeof getPayments>
type Payment = Payments['items'][number]

interface PaymentsTableProps {
  payments: Payments
  loading: boolean
  onPage: (page: number) => void
}

/** The payments, newest first. */
export function PaymentsTable({ payments: { items, page, pageSize, total }, loading, onPage }: PaymentsTableProps) {
  return (
    <DataTable
      label="Payments"
      columns={columns}
      rows={items}
      rowKey={({ paymentId }) => paymentId}
      loading={loading}
      empty={<NoneYet />}
      page={total > pageSize ? { number: page, size: pageSize, total } : undefined}
      onPage={onPage}
    />
  )
}

const columns: Column<Payment>[] = [
  { key: 'description', title: 'For', bare: true, cell: ({ description }) => <strong>{description}</strong> },
  { key: 'createdAt', title: 'When', cell: ({ paidAt, createdAt }) => <When at={paidAt ?? createdAt} /> },
  {
    key: 'status',
    title: 'State',
    cell: ({ status }) => <StatusTag tone={PAYMENT_STATUS[status].tone}>{PAYMENT_STATUS[status].label}</StatusTag>,
  },
  { key: 'amount', title: 'Amount', figures: true, cell: ({ amount }) => <Money pence={amount.pence} exact /> },
  {
    key: 'refunded',
    title: 'Given back',
    figures: true,
    cell: (payment) => <GivenBack payment={payment} />,
  },
  { key: 'papers', title: 'Papers', bare: true, cell: (payment) => <Papers payment={payment} /> },
]

/** What went back, and of what has not arrived yet how far it is. */
function GivenBack({ payment: { refunded, refunds } }: { payment: Payment }) {
  const waiting = refunds.filter(({ status }) => status !== 'made')
  return (
    <>
      {refunded.pence > 0 && <Money pence={refunded.pence} exact />}
      {waiting.map(({ id, words }) => (
        <div key={id}>{words}</div>
      ))}
      {refunded.pence === 0 && waiting.length === 0 && <span>None</span>}
    </>
  )
}

function Papers({ payment: { paymentId, invoiceNumber, creditNotes } }: { payment: Payment }) {
  return (
    <>
      {invoiceNumber && (
        <PaperButton paymentId={paymentId} name={`Invoice ${invoiceNumber}.pdf`}>
          Invoice {invoiceNumber}
        </PaperButton>
      )}
      {creditNotes.map(({ id, number }) => (
        <PaperButton key={id} paymentId={paymentId} refundId={id} name={`Credit note ${number}.pdf`}>
          Credit note {number}
        </PaperButton>
      ))}
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="You have paid nothing yet"
      action={<ButtonLink to={paths.pricingPlans}>See the plans</ButtonLink>}
    >
      What you pay by card is listed here with its invoice. Changing your details, looking chips up and reporting a pet missing are free for
      ever.
    </EmptyState>
  )
}
