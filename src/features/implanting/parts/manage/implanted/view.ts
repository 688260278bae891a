import { pageIn, paramsFor, queryIn } from '#platform/web/listaddress.ts'
import type { ImplantRow } from '../../../shapes.ts'
import { IMPLANT_STATES } from '../../words.ts'

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

const PAGE_SIZE = 20

/** The view that an address asks for; what it says wrongly is left out. */
export const viewIn = (params: URLSearchParams): ImplantView => ({
  query: queryIn(params),
  state: IMPLANT_STATES.find((state) => state === params.get('state')),
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? '-implantedOn',
  page: pageIn(params),
})

/** An address for a view. */
export const paramsOf = (view: ImplantView, changes: Partial<ImplantView>) => ({ view: 'implanted', ...narrowed(view, changes) })
const narrowed = paramsFor(viewIn)

/** The view as `getImplanterImplantedChips` takes it. */
export const viewAsked = ({ state, query, sort, page }: ImplantView) => ({
  sort,
  page,
  pageSize: PAGE_SIZE,
  ...(state && { state }),
  ...(query && { query }),
})

export const isNarrowed = ({ state, query }: ImplantView) => state !== undefined || query !== ''
