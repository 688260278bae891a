const LAST = 100_000

/** The page of a list that an address asks for. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1
}
