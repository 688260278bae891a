import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { record } from '#platform/law/record.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  anna = await register.as('anna')
})
afterAll(() => register.close())

const have = async (over = {}) => (await anna.addPet(animal(over))).data.petId

test('the keeper reads back everything that was written', async () => {
  const facts = animal({
    name: 'Bracken',
    originalName: 'Litter B, no. 4',
    chipNumber: '900164001882417',
    markings: 'Docked dewclaws',
    implant: { implantedOn: '2021-07-01', site: 'Between the shoulder blades', implanterName: 'Idris Bevan' },
  })
  const { data } = await anna.addPet(facts)
  expect((await anna.getPetDetail({ petId: data.petId })).data).toMatchObject({
    name: 'Bracken',
    originalName: 'Litter B, no. 4',
    breed: 'Labrador Retriever',
    breedChoice: { kind: 'breed', breedId: 'labrador-retriever' },
    chipNumber: '900164001882417',
    chipShown: '900 164 001 882 417',
    chipFormat: 'iso',
    markings: 'Docked dewclaws',
    implantedOn: '2021-07-01',
    implantSite: 'Between the shoulder blades',
    implanterName: 'Idris Bevan',
    bornOn: '2021-05-12',
    undoUntil: null,
    chainHolds: true,
  })
})

test('the timeline says You, a role or Homeward, and never who it was', async () => {
  const petId = await have()
  const happening = {
    subject: 'pet',
    subjectId: petId,
    move: 'update',
    fromStatus: null,
    toStatus: null,
    clause: 'PET-6',
    facts: {},
  } as const
  const { wilma, idris } = register.people
  await record(register.db, happening, { at: register.clock.now(), byAccount: wilma, byRole: 'Welfare' })
  await record(register.db, happening, { at: register.clock.now(), byAccount: idris, byRole: 'keeper' })
  await record(register.db, happening, { at: register.clock.now(), byAccount: null, byRole: 'clock' })
  const reply = await anna.getPetDetail({ petId })
  expect(reply.data.timeline.map(({ by }) => by)).toEqual(['You', 'A vet or rescue', 'A previous keeper', 'Homeward'])
  expect(reply.bytes.toString()).not.toMatch(new RegExp(`Wilma|Idris|${wilma}|${idris}`))
})

test('a record that somebody has tampered with says that its chain does not hold', async () => {
  const petId = await have()
  await register.asOwner(
    "set session_replication_role = 'replica'",
    `update event set facts = '{"chipNumber": "1"}' where subject_id = '${petId}'`,
  )
  expect((await anna.getPetDetail({ petId })).data.chainHolds).toBe(false)
})

test('somebody else is answered exactly as for a pet that does not exist: notYours', async () => {
  const petId = await have()
  const toby = await register.as('toby')
  const theirs = await toby.getPetDetail({ petId })
  const absent = await toby.getPetDetail({ petId: newId() })
  expect([theirs.status, theirs.code, theirs.message]).toEqual([404, 'notYours', 'We can’t find this pet in your account'])
  expect(absent.bytes.toString()).toBe(theirs.bytes.toString())
})
