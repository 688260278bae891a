import type { AnswerOf } from '#platform/contract/call.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Money } from '#ui/Money.tsx'
import { moneyText } from '#ui/moneytext.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Sort } from '#ui/sorting.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { When } from '#ui/When.tsx'
import type { getPayments } from '../../contract.ts'
import { PaperButton } from './PaperButton.tsx'
import classes from './PaymentsTable.module.css'
import { PAYMENT_STATUS } from './status.ts'
import type { PaymentView } from './view.ts'

type Payments = AnswerOf<typeof getPayments>
type Payment = Payments['items'][number]

interface PaymentsTableProps {
  payments: Payments
  sort: PaymentView['sort']
  loading: boolean
  onSort: (sort: PaymentView['sort']) => void
  onPage: (page: number) => void
}

/** The payments, each with its papers. */
export function PaymentsTable({ payments: { items, page, pageSize, total }, sort, loading, onSort, onPage }: PaymentsTableProps) {
  return (
    <DataTable
      label="Payments"
      columns={columns}
      rows={items}
      rowKey={({ paymentId }) => paymentId}
      sort={SORTED[sort]}
      onSort={(wanted) => onSort(sortOf(wanted))}
      loading={loading}
      page={{ number: page, size: pageSize, total }}
      onPage={onPage}
    />
  )
}

const columns: Column<Payment>[] = [
  { key: 'description', title: 'For', bare: true, cell: ({ description }) => <strong>{description}</strong> },
  { key: 'createdAt', title: 'When', cell: ({ paidAt, createdAt }) => <When at={paidAt ?? createdAt} />, sortable: true },
  {
    key: 'status',
    title: 'State',
    cell: (payment) => <State payment={payment} />,
  },
  { key: 'amount', title: 'Amount', figures: true, cell: ({ amount }) => <Money pence={amount.pence} exact />, sortable: true },
  {
    key: 'refunded',
    title: 'Given back',
    figures: true,
    cell: (payment) => <GivenBack payment={payment} />,
  },
  { key: 'papers', title: 'Pay and papers', bare: true, cell: (payment) => <PayAndPapers payment={payment} /> },
]

/** How far it has come, and what the payer's bank makes of it, unless it stands. */
function State({ payment: { status, disputes } }: { payment: Payment }) {
  const asked = disputes.filter((dispute) => dispute.status !== 'won')
  return (
    <div>
      <span className={classes.state}>
        <StatusTag tone={PAYMENT_STATUS[status].tone}>{PAYMENT_STATUS[status].label}</StatusTag>
      </span>
      {asked.map(({ id, words }) => (
        <div className={classes.words} key={id}>
          {words}
        </div>
      ))}
    </div>
  )
}

/** What went back, and of what has not arrived yet how far it is. */
function GivenBack({ payment: { refunded, refunds } }: { payment: Payment }) {
  const waiting = refunds.filter(({ status }) => status !== 'made')
  return (
    <div>
      {refunded.pence > 0 && <Money pence={refunded.pence} exact />}
      {waiting.map(({ id, words }) => (
        <div className={classes.words} key={id}>
          {words}
        </div>
      ))}
      {refunded.pence === 0 && waiting.length === 0 && <span>None</span>}
    </div>
  )
}

/** The way back for whoever left before it was paid, and the papers of what is. */
function PayAndPapers({ payment: { paymentId, description, amount, pay, paper, creditNotes } }: { payment: Payment }) {
  return (
    <div className={classes.papers}>
      {pay && (
        <ButtonLink to={pay} size="sm">
          Pay {moneyText(amount.pence)} <VisuallyHidden>for {description}</VisuallyHidden>
        </ButtonLink>
      )}
      {paper && (
        <PaperButton paymentId={paymentId} name={`${paper}.pdf`}>
          {paper}
        </PaperButton>
      )}
      {creditNotes.map((note) => (
        <PaperButton key={note.id} paymentId={paymentId} refundId={note.id} name={`${note.paper}.pdf`}>
          {note.paper}
        </PaperButton>
      ))}
    </div>
  )
}

const SORTED: Record<PaymentView['sort'], Sort> = {
  '-createdAt': { key: 'createdAt', direction: 'desc' },
  createdAt: { key: 'createdAt', direction: 'asc' },
  '-amount': { key: 'amount', direction: 'desc' },
  amount: { key: 'amount', direction: 'asc' },
}

function sortOf({ key, direction }: Sort): PaymentView['sort'] {
  if (key === 'amount') return direction === 'asc' ? 'amount' : '-amount'
  return direction === 'asc' ? 'createdAt' : '-createdAt'
}
