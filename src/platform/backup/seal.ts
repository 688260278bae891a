import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts the pieces of one backup, each bound to its place, so that none can be changed, left out, exchanged or moved. */
export interface Seal {
  close(place: string, bytes: Uint8Array): Buffer
  /** @throws when the key is another one or a single bit has changed */
  open(place: string, sealed: Uint8Array): Buffer
}

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
export const SALT = 32

/** AES-256-GCM under a key of its own for each backup, derived from the operator's by HKDF, so that a random nonce is never used twice. */
export function sealWith(key: Buffer, salt: Uint8Array): Seal {
  const derived = Buffer.from(hkdfSync('sha256', key, salt, 'homeward backup', 32))
  return {
    close(place, bytes) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(ALGORITHM, derived, nonce).setAAD(Buffer.from(place))
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(place, sealed) {
      if (sealed.length < NONCE + TAG) throw new Error('This piece of the backup is cut short.')
      const decipher = createDecipheriv(ALGORITHM, derived, sealed.subarray(0, NONCE)).setAAD(Buffer.from(place))
      decipher.setAuthTag(sealed.subarray(-TAG))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()])
    },
  }
}
