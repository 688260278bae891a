import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { rolesOf } from '#features/accounts/queries.ts'
import { practiceOf } from '#features/implanting/queries/practices.ts'
import { later } from '#platform/clock/clock.ts'
import type { Person } from '#platform/law/policy.ts'
import { networkOf } from '#platform/server/network.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Serving } from '#platform/server/serve.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { keyProblem } from './policy.ts'
import { keyByPrefix } from './queries.ts'
import { type KeyMode, Scope } from './shapes.ts'

/** The account of a key, and what the key is good for now. */
export interface KeyHolder {
  keyId: string
  mode: KeyMode
  scopes: readonly Scope[]
  /** Why the account may not have software do what the key is for; null where it may. */
  problem: ReturnType<typeof keyProblem>
  who: Person
}

/** What a key may send in a minute, and how often somebody may guess one in an hour. */
const KEY_LIMIT = { times: 120, seconds: 60 }
const GUESS_LIMIT = { times: 60, seconds: 3600 }

/** The holder of a key, or null where it's none of ours in use. Throws 429 where a key asks, or somebody guesses, too often. */
export async function keyHolder(serving: Serving, key: string, address: string): Promise<KeyHolder | null> {
  const { db, clock, services } = serving
  const now = clock.now()
  const row = await keyByPrefix(db, key.split('.')[0] ?? '')
  if (!row || !isSame(hashOfSecret(key), row.secretHash)) {
    // Only wrong keys count: many practices share the server of their software, and one may still send a key that it revoked.
    const guess = services.limiter.hit(`apiKeyGuess/${networkOf(address)}`, GUESS_LIMIT, now)
    if (!guess.allowed) throw tooOften(guess.retryAfter)
    return null
  }
  const hit = services.limiter.hit(`apiKey/${row.id}`, KEY_LIMIT, now)
  if (!hit.allowed) throw tooOften(hit.retryAfter)
  if (!row.lastUsedAt || row.lastUsedAt < later(now, { minutes: -1 }))
    await db.updateTable('apiKey').set({ lastUsedAt: now }).where('id', '=', row.id).execute()

  const [roles, { isVerified }] = [await rolesOf(db, row.accountId), await practiceOf(db, row.accountId)]
  const scopes = z.array(Scope).parse(row.scopes)
  const problem = keyProblem({ roles, isVerified }, { mode: row.mode, scopes })
  const who = { id: row.accountId, name: row.accountName, email: row.email, roles, sessionId: row.id }
  return { keyId: row.id, mode: row.mode, scopes, problem, who }
}

const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const tooOften = (retryAfter: number) =>
  new Refusal(429, 'tooOften', `You’ve asked too many times. Try again in ${retryAfter} seconds.`, { retryAfter })
