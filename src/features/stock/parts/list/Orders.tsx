import { useSearchParams } from 'react-router'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Pager } from '#ui/Pager.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { chipsOrderList } from '../../contract.ts'
import { ORDER_STATES, orderWords } from '../words.ts'
import classes from './OrderCard.module.css'
import { OrderCard } from './OrderCard.tsx'
import { paramsOf, viewAsked, viewIn } from './view.ts'

/** The orders of an implanter, newest first. */
export function Orders() {
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const { data, error, isFetching, refetch } = useAsk(chipsOrderList, viewAsked(view), { freshFor: 5 })
  const shown = useLast(data)
  const isNarrowed = view.status !== undefined

  if (error && !data)
    return (
      <ErrorState title="We could not load your orders" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  if (!shown) return <LoadingState count={4} label="Loading your orders" />
  if (shown.total === 0 && !isNarrowed)
    return (
      <EmptyState art={<SearchPaperArt />} title="You have ordered nothing yet" level={3}>
        Choose packs above. What you order is listed here, with the numbers of its chips, until the parcel is with you and after.
      </EmptyState>
    )
  return (
    <Rows>
      <search className={classes.filter}>
        <SelectField
          label="State"
          empty="All orders"
          options={ORDER_STATES.filter((status) => status !== 'paid').map((status) => ({ value: status, label: orderWords[status].label }))}
          value={view.status ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const status = ORDER_STATES.find((one) => one === value)
            setParams(paramsOf({ status, page: 1 }), { replace: true, preventScrollReset: true })
          }}
        />
      </search>
      {shown.total === 0 && (
        <EmptyState
          art={<SearchPaperArt />}
          title="None of your orders is like that"
          level={3}
          action={
            <ActionButton weight="plain" onClick={() => setParams({}, { preventScrollReset: true })}>
              Show all my orders
            </ActionButton>
          }
        />
      )}
      {shown.items.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {shown.total > shown.pageSize && (
        <Pager
          label="Orders"
          page={{ number: shown.page, size: shown.pageSize, total: shown.total }}
          onPage={(page) => setParams(paramsOf({ ...view, page }), { preventScrollReset: true })}
        />
      )}
    </Rows>
  )
}
