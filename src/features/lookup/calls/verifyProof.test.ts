import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoPeer } from '#adapters/databases/peer.ts'
import { certificateProof } from '#features/pets/proof.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
const ELSEWHERE = '956000001234567'
let register: TestRegister
let petId: string

beforeAll(async () => {
  register = await testRegister()
  petId = await havePet(register, { chip: CHIP })
})
afterAll(() => register.close())

async function proofOf(chipNumber: string): Promise<string> {
  const { data } = await register.stranger.publicChipInfo({ chipNumber })
  return data.proof ?? ''
}

const check = (proof: string) => register.stranger.verifyProof({ proof })

test('the proof of a lookup says what was answered, when, and that it still holds', async () => {
  const proof = await proofOf(CHIP)
  const { data } = await check(proof)
  const keyId = register.services.signer.publicKeys().keys[0]?.['kid']
  expect(data).toEqual({
    genuine: true,
    proof,
    kind: 'lookup',
    chipShown: '985 121 004 515 220',
    result: 'registeredHere',
    missing: null,
    registeredWith: 'Homeward',
    unproven: false,
    petName: null,
    species: null,
    implanter: null,
    madeAt: '2026-03-27T09:30:00.000Z',
    stillTrue: true,
    keyId,
  })
})

test('the proof that a chip was unknown no longer holds once the chip is registered', async () => {
  const proof = await proofOf('985121004515221')
  expect((await check(proof)).data).toMatchObject({ result: 'unknown', registeredWith: null, stillTrue: true })
  await havePet(register, { chip: '985121004515221' })
  expect((await check(proof)).data).toMatchObject({ genuine: true, result: 'unknown', stillTrue: false })
})

test('the proof of an animal that was stolen says so, and no longer holds once it is found', async () => {
  await havePet(register, { chip: '985121004515222', status: 'stolen' })
  const proof = await proofOf('985121004515222')
  expect((await check(proof)).data).toMatchObject({ result: 'registeredHere', missing: 'stolen', stillTrue: true })
  await register.db.updateTable('pet').set({ status: 'active' }).where('status', '=', 'stolen').execute()
  expect((await check(proof)).data).toMatchObject({ missing: 'stolen', stillTrue: false })
})

test('the proof that another register holds a chip no longer holds when it does not', async () => {
  const held = new Set([ELSEWHERE])
  const peer = await startDemoPeer({ name: 'Petlog', holds: held })
  await register.db.updateTable('otherRegister').set({ askUrl: peer.url }).where('code', '=', 'petlog').execute()
  const proof = await proofOf(ELSEWHERE)
  expect((await check(proof)).data).toMatchObject({ result: 'registeredElsewhere', registeredWith: 'Petlog', stillTrue: true })
  held.clear()
  expect((await check(proof)).data).toMatchObject({ registeredWith: 'Petlog', stillTrue: false })
  await peer.close()
})

test('a certificate holds while the animal is registered under that chip and name', async () => {
  const proof = certificateProof(register.services.signer, {
    chipNumber: CHIP,
    petName: 'Bramble',
    species: 'dog',
    at: register.clock.now(),
  })
  expect((await check(proof)).data).toMatchObject({
    genuine: true,
    kind: 'certificate',
    petName: 'Bramble',
    species: 'dog',
    result: null,
    stillTrue: true,
  })
  await register.db.updateTable('pet').set({ name: 'Bracken' }).where('id', '=', petId).execute()
  expect((await check(proof)).data).toMatchObject({ genuine: true, petName: 'Bramble', stillTrue: false })
})

test('a proof that was changed by one letter is not genuine and tells nothing', async () => {
  const proof = await proofOf(CHIP)
  const [head, claims, signature] = proof.split('.')
  const other = claims?.endsWith('A') ? 'B' : 'A'
  const { status, data } = await check([head, claims?.slice(0, -1) + other, signature].join('.'))
  expect(status).toBe(200)
  expect(data).toMatchObject({ genuine: false, kind: null, chipShown: null, madeAt: null, stillTrue: null })
})

test.each(['x', 'a.b.c', '....', 'eyJhbGciOiJub25lIn0.e30.'])('%s is not genuine', async (text) => {
  expect((await check(text)).data.genuine).toBe(false)
})
