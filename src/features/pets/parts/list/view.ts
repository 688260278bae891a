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
  const page = Number(params.get('page'))
  return {
    status: STATUSES.find((status) => status === params.get('status')),
    species: SPECIES.find((species) => species === params.get('species')),
    query: (params.get('query') ?? '').trim().slice(0, 60),
    sort: params.get('sort') === '-registeredAt' ? '-registeredAt' : 'name',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** An address for a view: only what is not usual. Another choice starts again at the first page. */
export function paramsOf(view: PetView, changes: Partial<PetView>): Record<string, string> {
  const { status, species, query, sort, page } = { ...view, page: 1, ...changes }
  return {
    ...(query && { query }),
    ...(status && { status }),
    ...(species && { species }),
    ...(sort !== 'name' && { sort }),
    ...(page !== 1 && { page: String(page) }),
  }
}

/** The view as `getUsersPets` takes it. */
export function viewAsked({ status, species, query, sort, page }: PetView) {
  return { sort, page, pageSize: PAGE_SIZE, ...(status && { status }), ...(species && { species }), ...(query && { query }) }
}

export const isNarrowed = ({ status, species, query }: PetView) => status !== undefined || species !== undefined || query !== ''

export const STATUSES = keysOf(statusWords)

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
