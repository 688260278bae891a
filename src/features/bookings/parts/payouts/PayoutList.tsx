import { daysAfter, londonDate, systemClock } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useList } from '#platform/web/useList.ts'
import { ReceiptArt } from '#ui/art/spots/ReceiptArt.tsx'
import { Box } from '#ui/Box.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { getPayouts } from '../../contract.ts'
import { BankAccount } from './BankAccount.tsx'
import { payoutView, payoutWords } from './payouts.ts'
import { YearsPanel } from './YearsPanel.tsx'

const VisitsDialog = lazyPart(() => import('./VisitsDialog.tsx').then((part) => part.VisitsDialog))

export type PayoutRow = AnswerOf<typeof getPayouts>['items'][number]

/** What is owed, to which account it goes, and what was paid. */
export function PayoutList() {
  const list = useList(getPayouts, payoutView)
  const { shown } = list
  return (
    <>
      {shown && (
        <Columns min="18rem">
          <Due pence={shown.due.pence} />
          <BankAccount account={shown.account} />
        </Columns>
      )}
      <Panel title="Payouts">
        <Listed list={list} what="your payouts" level={3} all="Show all payouts" none={<NoneYet />}>
          <ListTable list={list} label="Payouts" columns={columns} rowKey={({ id }) => id} />
        </Listed>
      </Panel>
      <YearsPanel />
    </>
  )
}

function Due({ pence }: { pence: number }) {
  return (
    <Panel title={`Next payout: ${moneyText(Math.max(0, pence))}`}>
      {pence === 0 ? (
        'There’s nothing to pay you at the moment. Deposits appear here 7 days after a visit.'
      ) : (
        <Rows gap="sm">
          <div>
            {pence > 0
              ? dueWords()
              : `${moneyText(-pence)} went back to customers after we’d paid it to you. We take it off the next payouts.`}
          </div>
          <div>
            <DialogButton
              weight="plain"
              size="sm"
              renderDialog={(close) => <VisitsDialog title="Visits of the next payout" onClose={close} />}
            >
              See the visits
            </DialogButton>
          </div>
        </Rows>
      )}
    </Panel>
  )
}

/** When payouts are added up next. */
function dueWords(): string {
  const today = londonDate(systemClock.now())
  const first = `${daysAfter(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
  return `We’ll add this up on ${whenText(first, 'day')} and then pay it. Amounts under £1 wait for the next month.`
}

const columns: Column<PayoutRow>[] = [
  { key: 'createdAt', title: 'Prepared', cell: ({ createdAt }) => whenText(createdAt, 'day'), sortable: true },
  { key: 'period', title: 'Visits from', cell: ({ from, to }) => periodText(from, to) },
  { key: 'amount', title: 'Amount', figures: true, cell: ({ amount }) => <Money pence={amount.pence} exact />, sortable: true },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status, paidAt, reference }) => (
      <div>
        <StatusTag tone={payoutWords[status].tone}>{payoutWords[status].label}</StatusTag>
        {paidAt && (
          <Box c="dimmed" fz="sm">
            On {whenText(paidAt, 'day')}, reference {reference}
          </Box>
        )}
      </div>
    ),
  },
  {
    key: 'visits',
    title: 'Details',
    bare: true,
    cell: ({ id, visits, from, to }) => (
      <DialogButton
        weight="quiet"
        size="sm"
        renderDialog={(close) => <VisitsDialog payoutId={id} title={`Visits from ${periodText(from, to)}`} onClose={close} />}
      >
        See {visits === 1 ? '1 visit' : `${visits} visits`}
      </DialogButton>
    ),
  },
]

const periodText = (from: string, to: string) =>
  from === to ? whenText(from, 'day') : `${whenText(from, 'day')} to ${whenText(to, 'day')}`

const NoneYet = () => (
  <EmptyState level={3} art={<ReceiptArt />} title="No payouts yet">
    When people pay you deposits, each month’s payout is listed here with its visits.
  </EmptyState>
)
