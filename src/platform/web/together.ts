interface Asking {
  data: unknown
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}

/** Several answers of which a page needs all, as one: failed where one did not come, and asked again together. */
export const together = (asked: readonly Asking[]) => ({
  error: asked.find(({ error, data }) => error && !data)?.error ?? null,
  isFetching: asked.some(({ isFetching }) => isFetching),
  refetch: () => asked.forEach(({ refetch }) => void refetch()),
})
