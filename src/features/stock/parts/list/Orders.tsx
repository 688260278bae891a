import { listView, oneOf } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { chipsOrderList } from '../../contract.ts'
import { LISTED_STATES, orderWords } from '../words.ts'
import { OrderCard } from './OrderCard.tsx'

const orders = listView({ status: oneOf(LISTED_STATES) }, { pageSize: 10 })

/** The orders of an implanter, newest first. */
export function Orders() {
  const list = useList(chipsOrderList, orders, { freshFor: 5, inPlace: true })
  return (
    <Rows>
      <Listed
        list={list}
        what="your orders"
        level={3}
        none={
          <EmptyState art={<SearchPaperArt />} title="No orders yet" level={3}>
            Choose packs above. You’ll see your orders and their chip numbers here.
          </EmptyState>
        }
        filters={
          <Filters list={list}>
            <FilterSelect list={list} by="status" label="Status" empty="All orders" words={orderWords} />
          </Filters>
        }
        all="Show all my orders"
      >
        <CardList list={list} label="Orders">
          <Rows>
            {list.shown?.items.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </Rows>
        </CardList>
      </Listed>
    </Rows>
  )
}
