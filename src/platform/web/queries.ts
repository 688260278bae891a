import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './failed.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics: readonly string[] }
  }
}

const FRESH_MS = 30_000

/** The browser's memory of what calls have answered. The server has none: each drawing of a page starts anew. */
const memory = newMemory()

export const queries = () => (typeof window === 'undefined' ? newMemory() : memory)

/** Offline, a call is asked all the same, and says itself that there is no connection. */
function newMemory() {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, networkMode: 'always', retry: (count, error) => count < 2 && mayPass(error) } },
  })
}

/** A refusal stays a refusal; a lost answer or a restarting server may come right. */
function mayPass(error: Error) {
  return error instanceof CallFailed && (error.code === 'offline' || error.code === 'unreachable' || error.status === 503)
}
