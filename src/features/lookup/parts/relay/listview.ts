import { pageIn } from '#platform/web/listaddress.ts'

export interface ListView {
  of: 'myPets' | 'mine'
  petId: string
  page: number
}

/** Reads which lookups to show from the address. What makes no sense there counts as not given. */
export function readView(params: URLSearchParams): ListView {
  const of = params.get('of') === 'mine' ? 'mine' : 'myPets'
  const petId = params.get('pet') ?? ''
  return {
    of,
    petId: of === 'myPets' && isUuid(petId) ? petId : '',
    page: pageIn(params),
  }
}

/** The same in an address, without what is usual. */
export function writeView({ of, petId, page }: ListView): URLSearchParams {
  const params = new URLSearchParams()
  if (of === 'mine') params.set('of', of)
  if (petId) params.set('pet', petId)
  if (page > 1) params.set('page', String(page))
  return params
}

const isUuid = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
