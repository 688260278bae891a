import { DEAD_STATES } from '../words.ts'

type DeadState = (typeof DEAD_STATES)[number]

/** Which reports are seen. The address holds it. */
export interface DeadView {
  status: DeadState | undefined
  page: number
}

const PAGE_SIZE = 20
const LAST = 100_000

/** The view that an address asks for; what it says wrongly is left out. */
export function viewIn(params: URLSearchParams): DeadView {
  const page = Number(params.get('page'))
  return {
    status: DEAD_STATES.find((status) => status === params.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1,
  }
}

/** An address for a view: only what is not usual. Another choice starts again at the first page. */
export function paramsOf(view: DeadView, changes: Partial<DeadView>): Record<string, string> {
  const { status, page } = { ...view, page: 1, ...changes }
  return { ...(status && { status }), ...(page !== 1 && { page: String(page) }) }
}

/** The view as `getDeadChips` takes it. */
export const viewAsked = ({ status, page }: DeadView) => ({ page, pageSize: PAGE_SIZE, ...(status && { status }) })
