import * as z from 'zod'
import { askJson, NoAnswer } from '#adapters/http/http.ts'
import { type Breaker, breaker } from './breaker.ts'
import type { Databases, Heard, Peer } from './databases.ts'

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
    async tellMoved(peer, chipNumber, at) {
      const signal = AbortSignal.timeout(budgetMs)
      return (await breakerOf(peer).run(() => tell(peer, { chipNumber, at }, signal))) ?? 'noAnswer'
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
  const url = `${baseOf(ask)}/holds/${encodeURIComponent(chipNumber)}`
  const answer = await askJson(Answer, url, { headers: headersFor(key), signal, maxBytes: MAX_ANSWER_BYTES })
  // An answer about another number, from a mixed-up cache say, must not send a finder to the wrong register.
  if (answer.chipNumber !== chipNumber) throw new NoAnswer('not understood')
  return answer.holds
}

const Receipt = z.object({ chipNumber: z.string(), moved: z.boolean() })

async function tell({ ask, key }: Peer, { chipNumber, at }: { chipNumber: string; at: Date }, signal: AbortSignal): Promise<Heard> {
  const receipt = await askJson(Receipt, `${baseOf(ask)}/moved`, {
    method: 'POST',
    headers: { ...headersFor(key), 'content-type': 'application/json' },
    body: JSON.stringify({ chipNumber, to: 'Homeward', at: at.toISOString() }),
    signal,
    maxBytes: MAX_ANSWER_BYTES,
  })
  if (receipt.chipNumber !== chipNumber) throw new NoAnswer('not understood')
  return receipt.moved ? 'confirmed' : 'noted'
}

const baseOf = (address: string) => address.replace(/\/$/, '')
const headersFor = (key: string | null) => ({ accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) })
