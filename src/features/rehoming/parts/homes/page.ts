/** The number of the page in an address; the first where it makes no sense. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
