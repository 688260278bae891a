interface Query<Data> {
  data: Data | undefined
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}

/** Several answers of which a page needs all, as one: failed where one did not come, and asked again together. */
export function combineQueries<Data extends Record<string, unknown>>(queries: { [Name in keyof Data]: Query<Data[Name]> }): Query<Data> {
  const all: Query<unknown>[] = Object.values(queries)
  const data = Object.fromEntries(Object.entries<Query<unknown>>(queries).map(([name, query]) => [name, query.data]))
  return {
    data: isWhole<Data>(data) ? data : undefined,
    error: all.find((query) => query.error && query.data === undefined)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => all.forEach(({ refetch }) => void refetch()),
  }
}

function isWhole<Data extends Record<string, unknown>>(data: Record<string, unknown>): data is Data {
  return Object.values(data).every((part) => part !== undefined)
}
