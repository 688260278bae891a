import { hash, verify } from '@node-rs/argon2'

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

export interface Passwords {
  hash(password: string): Promise<string>
  /** False too when what is held is no hash. */
  matches(hashed: string, password: string): Promise<boolean>
  /** True when the hash was made at another cost than today's. */
  isOutdated(hashed: string): boolean
  /** A hash that no password matches, so that an unknown e-mail takes as long as a wrong password. */
  nobodysHash(): Promise<string>
}

/** Hashes and compares passwords by Argon2id (RFC 9106). */
export function passwords(cost: PasswordCost = STRONG): Passwords {
  const today = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  let nobody: Promise<string> | undefined
  return {
    hash: (password) => hash(password, cost),
    matches: (hashed, password) => verify(hashed, password).catch(() => false),
    isOutdated: (hashed) => !hashed.includes(today),
    nobodysHash: () => (nobody ??= hash(crypto.randomUUID(), cost)),
  }
}
