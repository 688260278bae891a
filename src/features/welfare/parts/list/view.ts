import { SPECIES, type Species } from '#features/pets/species.ts'
import { pageIn, paramsFor, queryIn } from '#platform/web/listaddress.ts'
import { type IntakeKind, KINDS, STATES, type State } from '../words.ts'

/** Which of an organisation's animals are seen, in which order. The address holds it, so that a view can be bookmarked. */
export interface WelfareView {
  state: State | undefined
  kind: IntakeKind | undefined
  species: Species | undefined
  query: string
  sort: 'cameOn' | '-cameOn' | 'name'
  page: number
}

const PAGE_SIZE = 20

/** The view that an address asks for; what it says wrongly is left out. */
export function viewIn(params: URLSearchParams): WelfareView {
  return {
    query: queryIn(params),
    state: STATES.find((state) => state === params.get('state')),
    kind: KINDS.find((kind) => kind === params.get('kind')),
    species: SPECIES.find((species) => species === params.get('species')),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '-cameOn',
    page: pageIn(params),
  }
}

/** An address for a view. */
export const paramsOf = paramsFor(viewIn)

/** The view as `getWelfarePets` takes it. */
export function viewAsked({ state, kind, species, query, sort, page }: WelfareView) {
  return {
    sort,
    page,
    pageSize: PAGE_SIZE,
    ...(state && { state }),
    ...(kind && { kind }),
    ...(species && { species }),
    ...(query && { query }),
  }
}

export const isNarrowed = ({ state, kind, species, query }: WelfareView) =>
  state !== undefined || kind !== undefined || species !== undefined || query !== ''

const SORTS = ['cameOn', '-cameOn', 'name'] as const
