import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's minimum: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

export const passwordMatches = (hashed: string, password: string): Promise<boolean> => verify(hashed, password).catch(() => false)

/** True when the hash was made with other parameters than today's. */
export const isOutdated = (hashed: string): boolean => !hashed.includes(`$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`)

let nobody: Promise<string> | undefined

/** A hash that no password matches, so that an unknown e-mail takes as long as a wrong password. */
export function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID())
  return nobody
}
