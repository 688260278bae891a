import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type Turn, turns } from './turns.ts'

export interface PasswordCost {
  /** KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's minimum for Argon2id: 19 MiB, 2 passes, 1 lane. */
export const STRONG: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** For tests, which sign in thousands of times. */
export const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** One core is left for everything else; a line this long moves up within two seconds. */
const ROOM = { atOnce: Math.max(1, availableParallelism() - 1), waiting: 40 }

export interface Hasher {
  hash(password: string): Promise<string>
  /** False too when what is held is no hash. */
  matches(hashed: string, password: string): Promise<boolean>
  /** A hash that no password matches, so that an unknown e-mail takes as long as a wrong password. */
  nobodysHash(): Promise<string>
}

/** Hashing takes a core for a while, so it has a line of its own: every method refuses with a 503 when the line is full. */
export interface Passwords extends Hasher {
  /** True when the hash was made at another cost than today's. */
  isOutdated(hashed: string): boolean
  /** Keeps a place in the line first, so that whoever would be turned away has not been counted or looked up. `by`: the network that asks. */
  inLine<Done>(by: string, work: (hasher: Hasher) => Promise<Done>): Promise<Done>
}

/** Hashes and compares passwords by Argon2id (RFC 9106), a few at a time. */
export function passwords(cost: PasswordCost = STRONG, room = ROOM): Passwords {
  const today = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  const line = turns(room)
  let nobody: Promise<string> | undefined

  const hasher = (turn: Turn): Hasher => ({
    hash: (password) => turn(() => hash(password, cost)),
    matches: (hashed, password) => turn(() => verify(hashed, password).catch(() => false)),
    nobodysHash: () => (nobody ??= turn(() => hash(crypto.randomUUID(), cost))),
  })
  return {
    hash: (password) => line.admit((turn) => hasher(turn).hash(password)),
    matches: (hashed, password) => line.admit((turn) => hasher(turn).matches(hashed, password)),
    nobodysHash: () => line.admit((turn) => hasher(turn).nobodysHash()),
    isOutdated: (hashed) => !hashed.includes(today),
    inLine: (by, work) => line.admit((turn) => work(hasher(turn)), by),
  }
}
