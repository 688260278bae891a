import { createHmac } from 'node:crypto'
import { CROCKFORD } from '#platform/contract/crockford.ts'

/** Codes that are printed on paper and can be printed again, although the database alone does not tell them. */
export interface Codes {
  /** Ten of Crockford's digits (50 bits) that belong to this id: the same each time. */
  of(purpose: string, id: string): string
  /** Under which a code is kept and found again. Whoever has only the database cannot try all codes against it. */
  hash(purpose: string, code: string): string
}

const LENGTH = 10
const BITS = 5n

/** Derives codes from ids with a key of the register (HMAC-SHA256, RFC 2104). */
export function codes(key: Buffer): Codes {
  const digest = (about: string) => createHmac('sha256', key).update(about).digest()
  return {
    of: (purpose, id) => digits(digest(`code/${purpose}/${id}`).readBigUInt64BE()),
    hash: (purpose, code) => digest(`hash/${purpose}/${code}`).toString('base64url'),
  }
}

function digits(bits: bigint): string {
  return Array.from({ length: LENGTH }, (_, place) => CROCKFORD[Number((bits >> (BITS * BigInt(place))) & 31n)]).join('')
}
