import { pageIn, paramsFor, queryIn } from '#platform/web/listaddress.ts'
import { UNIT_STATES } from '../../words.ts'

const STATUSES = [...UNIT_STATES, 'all'] as const
type Status = (typeof STATUSES)[number]

/** Which of an implanter's chips are seen. The address holds it, so that a view can be bookmarked. */
export interface HandView {
  /** Usually those that can be implanted. */
  status: Status
  query: string
  page: number
}

/** The longest that `getChipsForImplanter` looks for. */
export const LONGEST = 40
const PAGE_SIZE = 20

/** A status by its name; what is none is that of a chip in hand. */
export const statusOf = (name: string | null): Status => STATUSES.find((status) => status === name) ?? 'withImplanter'

/** The view that an address asks for; what it says wrongly is left out. */
export const viewIn = (params: URLSearchParams): HandView => ({
  query: queryIn(params, LONGEST),
  status: statusOf(params.get('status')),
  page: pageIn(params),
})

/** An address for a view. */
export const paramsOf = paramsFor(viewIn)

/** The view as `getChipsForImplanter` takes it. */
export const viewAsked = ({ status, query, page }: HandView) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(status !== 'all' && { status }),
  ...(query && { query }),
})

export const isNarrowed = ({ status, query }: HandView) => status !== 'withImplanter' || query !== ''
