import { pageAfterSignIn } from '#features/accounts/kit/start.ts'
import { keysOf } from '#platform/keysof.ts'
import { listView, oneOf } from '#platform/web/listview.ts'
import { useSession } from '#platform/web/session.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ReceiptArt } from '#ui/art/spots/ReceiptArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { Page } from '#ui/Page.tsx'
import { getPayments } from '../contract.ts'
import { PAYMENT_SORTS } from '../lifecycle.ts'
import { paymentColumns } from '../parts/list/columns.tsx'
import { PAYMENT_STATUS } from '../parts/list/status.ts'
import { PURPOSE_WORDS } from '../parts/pay/purposes.ts'

/** What can be bought now. */
const soldWords = {
  plan: PURPOSE_WORDS.plan.name,
  freeRegistrations: PURPOSE_WORDS.freeRegistrations.name,
  chipsOrder: PURPOSE_WORDS.chipsOrder.name,
}

const payments = listView({
  // What was given up is not listed.
  status: oneOf(['open', 'processing', 'succeeded', 'partRefunded', 'refunded']),
  purpose: oneOf(keysOf(soldWords)),
  sort: oneOf(PAYMENT_SORTS, '-createdAt'),
})

/** What somebody paid, with the documents of it. */
export default function PaymentsPage() {
  const session = useSession()
  const list = useList(getPayments, payments)
  return (
    <Page
      title="Your payments"
      lead="Your payments and refunds, with invoices and receipts to keep."
      crumbs={[{ label: 'Dashboard', to: pageAfterSignIn(session?.profileTypes ?? []) }]}
    >
      <Listed
        list={list}
        what="your payments"
        none={<NoneYet />}
        filters={
          <Filters list={list}>
            <FilterSelect list={list} by="status" label="Status" words={PAYMENT_STATUS} />
            <FilterSelect list={list} by="purpose" label="What it was for" words={soldWords} />
          </Filters>
        }
        all="Show all my payments"
      >
        <ListTable list={list} label="Payments" columns={paymentColumns} rowKey={({ paymentId }) => paymentId} />
      </Listed>
    </Page>
  )
}

function NoneYet() {
  return (
    <EmptyState art={<ReceiptArt />} title="No payments yet" action={<ButtonLink to={paths.pricingPlans}>Compare the plans</ButtonLink>}>
      You’ll see your card payments here, with an invoice or receipt for each. Changing your details, looking up chips and reporting a pet
      missing are always free.
    </EmptyState>
  )
}
