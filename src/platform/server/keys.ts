import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Keys {
  /** PKCS #8 PEM of the Ed25519 key that signs results and certificates. */
  signing: string
  /** 32 random bytes that sign session tokens. */
  session: Buffer
  /** 32 random bytes that sign captcha challenges, hash addresses and make transfer codes. */
  secret: Buffer
}

/** Reads the register's own keys from `<dataDir>/keys`; what is missing is made, readable by nobody else. */
export function readKeys(dataDir: string): Keys {
  const folder = path.join(dataDir, 'keys')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const signing = readOrMake(path.join(folder, 'signing.pem'), () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  const session = readOrMake(path.join(folder, 'session.key'), () => randomBytes(32).toString('hex'))
  const secret = readOrMake(path.join(folder, 'secret.key'), () => randomBytes(32).toString('hex'))
  return { signing, session: Buffer.from(session, 'hex'), secret: Buffer.from(secret, 'hex') }
}

/** The text of a file, which is made first where there is none: whole, flushed, and readable by nobody else. */
export function readOrMake(file: string, make: () => string): string {
  if (!existsSync(file)) {
    const half = `${file}.${process.pid}`
    writeFileSync(half, make(), { mode: 0o600, flush: true })
    renameSync(half, file)
  }
  return readFileSync(file, 'utf8').trim()
}
