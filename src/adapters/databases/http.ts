import * as z from 'zod'
import { askJson, NoAnswer } from '#adapters/http/http.ts'
import { site } from '#src/site.ts'
import { type Breaker, breaker } from './breaker.ts'
import type { Databases, Heard, Peer, PeerCount } from './databases.ts'
import { sendRegistration } from './vetxml.ts'

interface Config {
  now: () => Date
  /** For all peers together: they are asked at the same time. */
  budgetMs?: number
}

const MAX_ANSWER_BYTES = 4096
/** Nobody waits for the answer to a registration, and the other side may look many things up. */
const REGISTRATION_MS = 20_000

/** Asks the peers by the protocol of docs/registers.md, at the same time, each behind its own circuit breaker. */
export function httpDatabases({ now, budgetMs = 2000 }: Config): Databases {
  const breakers = new Map<string, Breaker>()
  let counts = new Map<string, PeerCount>()
  return {
    asks(peers, chipNumber) {
      const signal = AbortSignal.timeout(budgetMs)
      return Promise.all(
        peers.map(async (peer) => {
          const answer = await breakerOf(peer).run(() => holds(peer, chipNumber, signal))
          count(peer, answer !== null)
          return { code: peer.code, holds: answer }
        }),
      )
    },
    async tellMoved(peer, chipNumber, at) {
      const signal = AbortSignal.timeout(budgetMs)
      return (await breakerOf(peer).run(() => tell(peer, { chipNumber, at }, signal))) ?? 'noAnswer'
    },
    async tellConflict(peer, chipNumber, at) {
      const signal = AbortSignal.timeout(budgetMs)
      return (await breakerOf(peer).run(() => warn(peer, { chipNumber, at }, signal))) ?? false
    },
    sendRegistration: (peer, registration) =>
      sendRegistration(peer, registration, AbortSignal.timeout(REGISTRATION_MS)).catch(() => 'noAnswer' as const),
    isResting: (peer) => breakerOf(peer).isResting(),
    takeCounts() {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
  }

  function count({ code }: Peer, isAnswered: boolean) {
    const { asked, answered } = counts.get(code) ?? { asked: 0, answered: 0 }
    counts.set(code, { code, asked: asked + 1, answered: answered + (isAnswered ? 1 : 0) })
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

interface Word {
  chipNumber: string
  at: Date
}

const Receipt = z.object({ chipNumber: z.string(), moved: z.boolean() })

async function tell(peer: Peer, word: Word, signal: AbortSignal): Promise<Heard> {
  const { moved } = await send(Receipt, 'moved', peer, word, signal)
  return moved ? 'confirmed' : 'noted'
}

const Noted = z.object({ chipNumber: z.string(), noted: z.boolean() })

async function warn(peer: Peer, word: Word, signal: AbortSignal): Promise<boolean> {
  return (await send(Noted, 'conflict', peer, word, signal)).noted
}

async function send<Receipt extends { chipNumber: string }>(
  shape: z.ZodType<Receipt>,
  what: 'moved' | 'conflict',
  { ask, key }: Peer,
  { chipNumber, at }: Word,
  signal: AbortSignal,
): Promise<Receipt> {
  const receipt = await askJson(shape, `${baseOf(ask)}/${what}`, {
    method: 'POST',
    headers: { ...headersFor(key), 'content-type': 'application/json' },
    body: JSON.stringify({ chipNumber, to: site.name, at: at.toISOString() }),
    signal,
    maxBytes: MAX_ANSWER_BYTES,
  })
  if (receipt.chipNumber !== chipNumber) throw new NoAnswer('not understood')
  return receipt
}

const baseOf = (address: string) => address.replace(/\/$/, '')
const headersFor = (key: string | null) => ({ accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) })
