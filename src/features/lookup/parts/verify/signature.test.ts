import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { signer } from '#platform/server/signer.ts'
import { isSignedBy, partsOf } from './signature.ts'

const ours = signer(newKey())
const theirs = signer(newKey())
const proof = ours.proof({ k: 'l', n: '985121004515220', r: 'registeredHere', h: 'Homeward', a: 1_795_000_000 })

test('anyone can read what a proof says', () => {
  expect(partsOf(proof)?.claims).toMatchObject({ n: '985121004515220', r: 'registeredHere' })
})

test('a proof is found genuine by the published keys alone', async () => {
  expect(await isSignedBy(ours.publicKeys(), proof)).toBe(true)
})

test('a proof signed by somebody else, or changed by one letter, is found false', async () => {
  const [head, , signature] = proof.split('.')
  const changed = [head, Buffer.from('{"n":"985121004515221"}').toString('base64url'), signature].join('.')
  expect(await isSignedBy(ours.publicKeys(), theirs.proof({ n: '985121004515220' }))).toBe(false)
  expect(await isSignedBy(ours.publicKeys(), changed)).toBe(false)
})

test.each(['', 'abc', 'a.b.c', '..', `${proof}.more`])('%s is no proof, and does no harm', async (text) => {
  expect(partsOf(text)).toBeNull()
  expect(await isSignedBy(ours.publicKeys(), text)).toBe(false)
})

test('keys that are not keys prove nothing', async () => {
  expect(await isSignedBy(null, proof)).toBe(false)
  expect(await isSignedBy({ keys: 'none' }, proof)).toBe(false)
})

function newKey() {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
