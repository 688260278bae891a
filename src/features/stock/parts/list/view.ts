import { ORDER_STATES, type OrderState } from '../words.ts'

/** Which orders are seen. The address holds it. */
export interface OrderView {
  status: OrderState | undefined
  page: number
}

const PAGE_SIZE = 10
const LAST = 100_000

/** The view that an address asks for; what it says wrongly is left out. */
export function viewIn(params: URLSearchParams): OrderView {
  const page = Number(params.get('page'))
  return {
    status: ORDER_STATES.find((status) => status === params.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1,
  }
}

/** An address for a view: only what is not usual. */
export const paramsOf = ({ status, page }: OrderView): Record<string, string> => ({
  ...(status && { status }),
  ...(page !== 1 && { page: String(page) }),
})

/** The view as `chipsOrderList` takes it. */
export const viewAsked = ({ status, page }: OrderView) => ({ page, pageSize: PAGE_SIZE, ...(status && { status }) })
