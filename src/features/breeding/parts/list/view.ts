import { pageIn, paramsFor, queryIn } from '#platform/web/listaddress.ts'
import { STATES, type YoungState } from '../words.ts'

/** Which of a breeder's animals are seen, in which order. The address holds it, so that a view can be bookmarked. */
export interface AnimalView {
  state: YoungState | undefined
  litter: string
  query: string
  sort: (typeof SORTS)[number]
  page: number
}

const SORTS = ['-bornOn', 'bornOn', 'name', '-registeredAt'] as const
const PAGE_SIZE = 20
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The view that an address asks for; what it says wrongly is left out. */
export function viewIn(params: URLSearchParams): AnimalView {
  const litter = params.get('litter') ?? ''
  return {
    query: queryIn(params),
    state: STATES.find((state) => state === params.get('state')),
    litter: ID.test(litter) ? litter : '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '-bornOn',
    page: pageIn(params),
  }
}

/** An address for a view. */
export const paramsOf = paramsFor(viewIn)

/** The view as `getBreederPets` takes it. */
export function viewAsked({ state, litter, query, sort, page }: AnimalView) {
  return { sort, page, pageSize: PAGE_SIZE, ...(state && { state }), ...(litter && { litterId: litter }), ...(query && { query }) }
}

export const isNarrowed = ({ state, litter, query }: AnimalView) => state !== undefined || litter !== '' || query !== ''
