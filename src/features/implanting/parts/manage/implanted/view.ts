import type { ImplantRow } from '../../../shapes.ts'
import { IMPLANT_STATES } from '../../words.ts'
import { pageIn, queryIn } from '../address.ts'

/** Which implants are seen, in which order. The address holds it, so that a view can be bookmarked. */
export interface ImplantView {
  state: ImplantRow['state'] | undefined
  query: string
  sort: (typeof SORTS)[number]
  page: number
}

/** The newest first, the oldest first, and what has waited longest for its keeper. */
export const SORTS = ['-implantedOn', 'implantedOn', '-age'] as const
export const sortWords: Record<ImplantView['sort'], string> = {
  '-implantedOn': 'Newest first',
  implantedOn: 'Oldest first',
  '-age': 'Waiting longest',
}

const LONGEST = 60
const PAGE_SIZE = 20

/** The view that an address asks for; what it says wrongly is left out. */
export const viewIn = (params: URLSearchParams): ImplantView => ({
  state: IMPLANT_STATES.find((state) => state === params.get('state')),
  query: queryIn(params, LONGEST),
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? '-implantedOn',
  page: pageIn(params),
})

/** An address for a view: only what is not usual. Another choice starts again at the first page. */
export function paramsOf(view: ImplantView, changes: Partial<ImplantView>): Record<string, string> {
  const { state, query, sort, page } = { ...view, page: 1, ...changes }
  return {
    view: 'implanted',
    ...(query && { query }),
    ...(state && { state }),
    ...(sort !== '-implantedOn' && { sort }),
    ...(page !== 1 && { page: String(page) }),
  }
}

/** The view as `getImplanterImplantedChips` takes it. */
export const viewAsked = ({ state, query, sort, page }: ImplantView) => ({
  sort,
  page,
  pageSize: PAGE_SIZE,
  ...(state && { state }),
  ...(query && { query }),
})

export const isNarrowed = ({ state, query }: ImplantView) => state !== undefined || query !== ''
