/** The page of a list that an address asks for; the first where it makes no sense. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** What an address looks for in a list. */
export const queryIn = (params: URLSearchParams, longest = 60) => (params.get('query') ?? '').trim().slice(0, longest)

/** Writes the address of a list with other choices: only what is not usual. Another choice starts again at the first page. */
export function paramsFor<View extends { page: number }>(viewIn: (params: URLSearchParams) => View) {
  return (view: View, changes: Partial<View>): Record<string, string> => {
    const usual = new Map<string, unknown>(Object.entries(viewIn(new URLSearchParams())))
    const chosen = Object.entries({ ...view, page: 1, ...changes }).filter(([name, value]) => value !== usual.get(name))
    return Object.fromEntries(chosen.map(([name, value]) => [name, String(value)]))
  }
}
