import { keysOf } from '#platform/keysof.ts'
import { pageIn, paramsFor, queryIn } from '#platform/web/listaddress.ts'
import type { PetStatus } from '../../shapes.ts'
import { SPECIES, type Species } from '../../species.ts'
import { statusWords } from '../words/status.ts'

/** Which of the pets are seen, in which order. The address holds it, so that a view can be bookmarked. */
export interface PetView {
  status: PetStatus | undefined
  species: Species | undefined
  query: string
  sort: 'name' | '-registeredAt'
  page: number
}

const PAGE_SIZE = 12

/** The view that an address asks for; what it says wrongly is left out. */
export function viewIn(params: URLSearchParams): PetView {
  return {
    query: queryIn(params),
    status: STATUSES.find((status) => status === params.get('status')),
    species: SPECIES.find((species) => species === params.get('species')),
    sort: params.get('sort') === '-registeredAt' ? '-registeredAt' : 'name',
    page: pageIn(params),
  }
}

/** An address for a view. */
export const paramsOf = paramsFor(viewIn)

/** The view as `getUsersPets` takes it. */
export function viewAsked({ status, species, query, sort, page }: PetView) {
  return { sort, page, pageSize: PAGE_SIZE, ...(status && { status }), ...(species && { species }), ...(query && { query }) }
}

export const isNarrowed = ({ status, species, query }: PetView) => status !== undefined || species !== undefined || query !== ''

export const STATUSES = keysOf(statusWords)
