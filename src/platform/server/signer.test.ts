import { generateKeyPairSync } from 'node:crypto'
import { compactVerify, importJWK } from 'jose'
import { expect, test } from 'vitest'
import { signer } from './signer.ts'

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const ours = signer(newKey())

test('a proof reads back as what was signed', () => {
  const claims = { k: 'lookup', c: '985121004515220', t: 1_774_604_000 }
  expect(ours.read(ours.proof(claims))).toEqual(claims)
})

test('anyone can check a proof with the published key and an ordinary JOSE library', async () => {
  const [jwk] = ours.publicKeys().keys
  if (!jwk) throw new Error('one key is published')
  const { payload, protectedHeader } = await compactVerify(ours.proof({ c: '985121004515220' }), await importJWK({ ...jwk }, 'EdDSA'))
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({ c: '985121004515220' })
  expect(protectedHeader.kid).toBe(jwk['kid'])
  expect(jwk).not.toHaveProperty('d')
})

test('a proof that was changed, cut, signed by another key or asks for another algorithm is not genuine', () => {
  const proof = ours.proof({ c: '985121004515220' })
  const [head, , signature] = proof.split('.')
  const forged = Buffer.from(JSON.stringify({ c: '985121004515221' })).toString('base64url')
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const cases = [
    `${head}.${forged}.${signature}`,
    proof.slice(0, -2),
    `${proof}.x`,
    `${none}.${forged}.`,
    '',
    'rubbish',
    signer(newKey()).proof({ c: '985121004515220' }),
  ]
  for (const text of cases) expect(ours.read(text)).toBeNull()
})
