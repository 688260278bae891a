import { keysOf } from '#platform/keysof.ts'
import { listView, oneOf } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ParcelArt } from '#ui/art/spots/ParcelArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { Page } from '#ui/Page.tsx'
import { userOrderList } from '../contract.ts'
import { OrderCard } from '../parts/OrderCard.tsx'
import { statusWords } from '../parts/words.ts'

const orderWords = { '-placedAt': 'Newest first', placedAt: 'Oldest first', '-total': 'Highest amount first', total: 'Lowest amount first' }
const orders = listView(
  {
    sort: oneOf(keysOf(orderWords), '-placedAt'),
    status: oneOf(['placed', 'paid', 'packed', 'sent', 'delivered', 'returnAsked', 'returned', 'refunded', 'cancelled']),
  },
  { pageSize: 10 },
)

/** What somebody ordered from the shop. */
export default function OrdersPage() {
  const list = useList(userOrderList, orders, { freshFor: 5 })
  return (
    <Page title="Your orders" crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}>
      <Listed
        list={list}
        what="your orders"
        all="Show all my orders"
        none={
          <EmptyState art={<ParcelArt />} title="No orders yet" action={<ButtonLink to={paths.products}>Go to the shop</ButtonLink>}>
            You’ll see what you’ve ordered from the shop here, with its tracking and what you can send back.
          </EmptyState>
        }
        filters={
          <Filters list={list}>
            <FilterSelect list={list} by="status" label="Status" empty="All orders" words={statusWords} />
            <FilterSelect list={list} by="sort" label="Sort by" words={orderWords} />
          </Filters>
        }
      >
        <CardList list={list} label="orders">
          <Rows>
            {list.shown?.items.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </Rows>
        </CardList>
      </Listed>
    </Page>
  )
}
