import { useList } from '#platform/web/useList.ts'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NoneLikeThat } from '#ui/NoneLikeThat.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { Pager } from '#ui/Pager.tsx'
import { chipsOrderList } from '../../contract.ts'
import { ORDER_STATES, orderWords } from '../words.ts'
import classes from './OrderCard.module.css'
import { OrderCard } from './OrderCard.tsx'
import * as views from './view.ts'

/** Paid and allocated are called the same; one of them is listed. */
const STATES = ORDER_STATES.filter((status) => status !== 'paid')

/** The orders of an implanter, newest first. */
export function Orders() {
  const { view, asking, shown, narrow, turn, clear } = useList(chipsOrderList, views, { freshFor: 5 })
  if (asking.error && !asking.data) return <NotLoaded what="your orders" asking={asking} />
  if (!shown) return <LoadingState count={4} label="Loading your orders" />
  if (shown.total === 0 && !view.status)
    return (
      <EmptyState art={<SearchPaperArt />} title="You have ordered nothing yet" level={3}>
        Choose packs above. What you order is listed here, with the numbers of its chips, until the parcel is with you and after.
      </EmptyState>
    )
  return (
    <Rows>
      <search className={classes.filter}>
        <FilterSelect
          label="State"
          empty="All orders"
          values={STATES}
          words={orderWords}
          value={view.status}
          onChange={(status) => narrow({ status })}
        />
      </search>
      {shown.total === 0 && (
        <NoneLikeThat of="your orders" all="Show all my orders" onAll={() => clear({ preventScrollReset: true })} level={3} />
      )}
      {shown.items.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {shown.total > shown.pageSize && (
        <Pager
          label="Orders"
          page={{ number: shown.page, size: shown.pageSize, total: shown.total }}
          onPage={(page) => turn(page, { preventScrollReset: true })}
        />
      )}
    </Rows>
  )
}
