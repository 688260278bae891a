import * as z from 'zod'
import { askJson, NoAnswer } from '#adapters/http/http.ts'
import { type Breaker, breaker } from './breaker.ts'
import type { Databases, Peer } from './databases.ts'

interface Config {
  now: () => Date
  /** For all peers together: they are asked at the same time. */
  budgetMs?: number
}

const MAX_ANSWER_BYTES = 4096

/** Asks the peers by the protocol of docs/registers.md, at the same time, each behind its own circuit breaker. */
export function httpDatabases({ now, budgetMs = 2000 }: Config): Databases {
  const breakers = new Map<string, Breaker>()
  return {
    asks(peers, chipNumber) {
      const signal = AbortSignal.timeout(budgetMs)
      return Promise.all(
        peers.map(async (peer) => ({
          code: peer.code,
          holds: await breakerOf(peer).run(() => holds(peer, chipNumber, signal)),
        })),
      )
    },
    isResting: (peer) => breakerOf(peer).isResting(),
  }

  function breakerOf({ ask }: Peer) {
    const known = breakers.get(ask) ?? breaker(now)
    breakers.set(ask, known)
    return known
  }
}

const Answer = z.object({ chipNumber: z.string(), holds: z.boolean() })

async function holds({ ask, key }: Peer, chipNumber: string, signal: AbortSignal) {
  const url = `${ask.replace(/\/$/, '')}/holds/${encodeURIComponent(chipNumber)}`
  const headers = { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  const answer = await askJson(Answer, url, { headers, signal, maxBytes: MAX_ANSWER_BYTES })
  // An answer about another number, from a mixed-up cache say, must not send a finder to the wrong register.
  if (answer.chipNumber !== chipNumber) throw new NoAnswer('not understood')
  return answer.holds
}
