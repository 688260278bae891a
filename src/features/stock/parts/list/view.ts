import { pageIn, paramsFor } from '#platform/web/listaddress.ts'
import { ORDER_STATES, type OrderState } from '../words.ts'

/** Which orders are seen. The address holds it. */
export interface OrderView {
  status: OrderState | undefined
  page: number
}

const PAGE_SIZE = 10

/** The view that an address asks for; what it says wrongly is left out. */
export const viewIn = (params: URLSearchParams): OrderView => ({
  status: ORDER_STATES.find((status) => status === params.get('status')),
  page: pageIn(params),
})

/** An address for a view. */
export const paramsOf = paramsFor(viewIn)

/** The view as `chipsOrderList` takes it. */
export const viewAsked = ({ status, page }: OrderView) => ({ page, pageSize: PAGE_SIZE, ...(status && { status }) })
