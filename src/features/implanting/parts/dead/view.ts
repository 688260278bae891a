import { pageIn, paramsFor } from '#platform/web/listaddress.ts'
import { DEAD_STATES } from '../words.ts'

type DeadState = (typeof DEAD_STATES)[number]

/** Which reports are seen. The address holds it. */
export interface DeadView {
  status: DeadState | undefined
  page: number
}

const PAGE_SIZE = 20

/** The view that an address asks for; what it says wrongly is left out. */
export const viewIn = (params: URLSearchParams): DeadView => ({
  status: DEAD_STATES.find((status) => status === params.get('status')),
  page: pageIn(params),
})

/** An address for a view. */
export const paramsOf = paramsFor(viewIn)

/** The view as `getDeadChips` takes it. */
export const viewAsked = ({ status, page }: DeadView) => ({ page, pageSize: PAGE_SIZE, ...(status && { status }) })
