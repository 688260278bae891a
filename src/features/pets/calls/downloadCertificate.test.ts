import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { certifiedStudent } from '#src/testing/academy.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { database, movedFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  anna = await register.as('anna')
})
afterAll(() => register.close())

const certificateOf = (id: string, who = anna) => who.downloadCertificate({ kind: 'registration', id })

test('the keeper is given a PDF that is named after the pet and its chip, and that nobody keeps on the way', async () => {
  const { data } = await anna.addPet(animal({ name: 'Pączek', chipNumber: '985121004515220' }))
  const reply = await certificateOf(data.petId)
  expect(reply.status).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  expect(String(reply.headers['content-disposition'])).toContain(
    `filename*=UTF-8''${encodeURIComponent('Certificate Pączek 985121004515220.pdf')}`,
  )
  expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a pet of any name, breed, status and age has a certificate', async () => {
  const { data } = await anna.addPet(
    animal({ name: 'Σωκράτης & Ünal "the 3rd" <b>', breed: { kind: 'description', text: 'Дворняга' }, bornExactly: false }),
  )
  await anna.updatePetStatus({ petId: data.petId, status: 'deceased' })
  expect((await certificateOf(data.petId)).status).toBe(200)
})

test('anyone can check the proof that it carries: genuine, about this animal, and nothing about the keeper', async () => {
  const { data } = await anna.addPet(animal({ name: 'Bryony' }))
  const pdf = (await certificateOf(data.petId)).bytes.toString('latin1')
  const [, proof = ''] = /\/URI \(http:\/\/localhost:3000\/verify\/([^)]+)\)/.exec(pdf) ?? []
  const checked = await register.stranger.verifyProof({ proof })
  expect(checked.data).toMatchObject({ genuine: true, kind: 'certificate', petName: 'Bryony', species: 'dog', stillTrue: true })
  const [, code = ''] = /\/URI \(http:\/\/localhost:3000\/v\/([^)]+)\)/.exec(pdf) ?? []
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect((await register.stranger.verifyProof({ proof: code.toLowerCase() })).data).toEqual(checked.data)
  expect((await register.stranger.verifyProof({ proof: '0'.repeat(16) })).data).toMatchObject({ genuine: false, proof: null })
  expect(Buffer.from(proof.split('.')[1] ?? '', 'base64url').toString()).not.toMatch(/Anna|Hughes|Hereford/)
})

test('somebody else is answered exactly as for a pet that does not exist: notYours', async () => {
  const { data } = await anna.addPet(animal())
  const idris = await register.as('idris')
  const theirs = await certificateOf(data.petId, idris)
  const absent = await certificateOf(newId(), idris)
  expect([theirs.status, theirs.code]).toEqual([404, 'notYours'])
  expect(absent.bytes.toString()).toBe(theirs.bytes.toString())
})

test('an animal whose move from another register isn’t proven is refused: unproven', async () => {
  const { keeper, petId } = await movedFrom(register, (await database(register, null)).code)
  expect(await keeper.api.downloadCertificate({ kind: 'registration', id: petId })).toMatchObject({
    status: 409,
    code: 'unproven',
    clause: 'MOVE-1',
  })
})

test('an implanter’s certificate is given to its holder, and to nobody else: noSuchCertificate', async () => {
  const { api, certificate } = await certifiedStudent(register)
  expect((await api.downloadCertificate({ kind: 'implanter', id: certificate.id })).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  for (const id of [certificate.id, newId()])
    expect(await anna.downloadCertificate({ kind: 'implanter', id })).toMatchObject({ status: 404, code: 'noSuchCertificate' })
})
