import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto'
import { CROCKFORD } from '#platform/contract/crockford.ts'

/** What a proof says. It holds no personal data, for anybody may read it. */
type Claims = Record<string, string | number | boolean | null>

export interface Signer {
  /** A compact JWS (RFC 7515) over the claims with EdDSA (RFC 8037): the proof is its own id. */
  proof(claims: Claims): string
  /** The claims of a genuine proof, or null for anything else. */
  read(proof: string): Claims | null
  /** The public key as a JWK set, for `/.well-known/jwks.json`. */
  publicKeys(): { keys: JsonWebKey[] }
}

/** Signs with an Ed25519 key given as PKCS #8 PEM. */
export function signer(pem: string): Signer {
  const secret = createPrivateKey(pem)
  const open = createPublicKey(secret)
  const jwk = open.export({ format: 'jwk' })
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${jwk.x}"}`).digest('base64url')
  const header = encode({ alg: 'EdDSA', kid })

  return {
    proof(claims) {
      const body = `${header}.${encode(claims)}`
      return `${body}.${sign(null, Buffer.from(body), secret).toString('base64url')}`
    },
    read(proof) {
      const [head, claims, signature, more] = proof.split('.')
      if (head !== header || !claims || !signature || more !== undefined) return null
      const right = verify(null, Buffer.from(`${head}.${claims}`), open, Buffer.from(signature, 'base64url'))
      return right ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null
    },
    publicKeys: () => ({ keys: [{ ...jwk, kid, alg: 'EdDSA', use: 'sig' }] }),
  }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const CODE_LENGTH = 16
const CODE_BITS = 5

/** The first 80 bits of a proof’s SHA-256 in Crockford’s base 32: short enough to be typed, and nobody can put another proof behind it. */
export function shortCode(proof: string): string {
  const bits = [...createHash('sha256').update(proof).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from(
    { length: CODE_LENGTH },
    (_, at) => CROCKFORD[Number.parseInt(bits.slice(at * CODE_BITS, (at + 1) * CODE_BITS), 2)],
  ).join('')
}
