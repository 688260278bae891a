import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificateProof } from '#features/pets/proof.ts'
import { type Signer, signer } from '#platform/server/signer.ts'
import { lookupProof, readProof } from './proof.ts'

const at = new Date('2026-03-27T09:30:00Z')
const ours = newSigner()
const lookup = { number: '956000001234567', result: 'registeredElsewhere' as const, missing: null, holder: 'Petlog', unproven: false, at }

test('a lookup proof says the number, the answer, who holds it and when', () => {
  expect(readProof(ours, lookupProof(ours, lookup))).toEqual({ kind: 'lookup', ...lookup })
})

test('a lookup proof says that the animal was looked for, and one from before that was asked says that it was not', () => {
  const stolen = { ...lookup, result: 'registeredHere' as const, missing: 'stolen' as const }
  expect(readProof(ours, lookupProof(ours, stolen))).toEqual({ kind: 'lookup', ...stolen })
  expect(readProof(ours, ours.proof({ k: 'l', n: lookup.number, r: 'unknown', h: null, a: 1 }))).toMatchObject({ missing: null })
})

test('a certificate proof says the number, the animal and when', () => {
  const proof = certificateProof(ours, { chipNumber: '956000001234567', petName: 'Bramble', species: 'dog', at })
  expect(readProof(ours, proof)).toEqual({ kind: 'certificate', number: '956000001234567', petName: 'Bramble', species: 'dog', at })
})

test('a proof is short enough for a QR code', () => {
  expect(lookupProof(ours, lookup).length).toBeLessThan(350)
})

test.each<[string, (genuine: string) => string]>([
  ['signed by another register', () => lookupProof(newSigner(), lookup)],
  ['with another number in it', (genuine) => withClaims(genuine, { k: 'l', n: '956000001234568', r: 'registeredHere', h: null, a: 1 })],
  ['with a cut signature', (genuine) => genuine.slice(0, -4)],
  ['that we signed for another purpose', () => ours.proof({ n: '956000001234567' })],
  ['that is no proof at all', () => 'hello'],
])('a proof %s is not genuine', (_, forge) => {
  expect(readProof(ours, forge(lookupProof(ours, lookup)))).toBeNull()
})

function newSigner(): Signer {
  return signer(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
}

function withClaims(proof: string, claims: object): string {
  const [head, , signature] = proof.split('.')
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}
