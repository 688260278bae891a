import { jsonIn, partOf, textIn } from '#platform/web/read.ts'

/** The parts of a proof as anyone can read them, or null when it is not three parts of base64url. */
export function partsOf(proof: string): { header: unknown; claims: unknown } | null {
  const [head = '', claims = '', signature, more] = proof.split('.')
  if (!signature || more !== undefined) return null
  const read = { header: jsonIn(textOf(head)), claims: jsonIn(textOf(claims)) }
  return read.header && read.claims ? read : null
}

/**
 * Checks a proof (JWS, RFC 7515, with EdDSA over Ed25519) against a published set of keys, in this browser and by its own means.
 * True and false are its answer; it rejects where the browser does not know Ed25519.
 */
export async function isSignedBy(keys: unknown, proof: string): Promise<boolean> {
  const [head = '', claims = '', signature = ''] = proof.split('.')
  const keyId = textIn(partsOf(proof)?.header, 'kid')
  const all: unknown = partOf(keys, 'keys')
  const key = Array.isArray(all) ? all.find((one: unknown) => textIn(one, 'kid') === keyId) : undefined
  const x = textIn(key, 'x')
  if (!keyId || !x) return false
  const open = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', open, bytesOf(signature), new TextEncoder().encode(`${head}.${claims}`))
}

function textOf(part: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(part))
  } catch {
    return null
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
