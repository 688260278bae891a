import { randomBytes } from 'node:crypto'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'
import type { KeyMode } from './shapes.ts'

/** A new key: `hw_live_` and eight letters, by which it is known, then a dot and 192 bits. Its hash is all that's kept. */
export function newKey(mode: KeyMode) {
  const prefix = `hw_${mode}_${randomBytes(4).toString('hex')}`
  const key = `${prefix}.${newSecret()}`
  return { prefix, key, secretHash: hashOfSecret(key) }
}
