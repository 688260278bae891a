import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { hashOf } from '#platform/law/event.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { giveHousehold } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  await giveHousehold(register, register.people.anna)
  anna = await register.as('anna')
})
afterAll(() => register.close())

const BEFORE = ['subject', 'subjectId', 'seq', 'at', 'move', 'fromStatus', 'toStatus', 'clause'] as const
const History = z.object({ chipNumber: z.string(), beginning: z.string(), events: z.array(z.record(z.string(), z.unknown())) })
type Told = z.output<typeof History>['events'][number]

/** What the recipe in the file says, done by somebody who has nothing but the file. */
function workedOut(event: Told, previous: string): string {
  const before = BEFORE.map((field) => event[field])
  const after = [event.byRole, inOrder(event.facts), previous]
  const list = event.version === 1 ? [...before, event.byAccount, ...after] : [event.version, ...before, event.byMark, ...after]
  return createHash('sha256').update(JSON.stringify(list)).digest('hex')
}

const inOrder = (facts: unknown): string =>
  JSON.stringify(facts, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

async function petWithAPast() {
  const { data } = await anna.addPet(animal({ chipNumber: '900164001882417' }))
  await anna.updatePetStatus({ petId: data.petId, status: 'missing', on: '2026-03-20' })
  await anna.updatePetStatus({ petId: data.petId, status: 'found' })
  return data.petId
}

test('the keeper works the whole chain out again from the file alone, and any change of it shows', async () => {
  const petId = await petWithAPast()
  const reply = await anna.downloadHistory({ petId })
  expect(reply.status).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringContaining('history-900164001882417.json'),
  })
  const { events, beginning } = History.parse(JSON.parse(reply.bytes.toString()))
  expect(events.map(({ move }) => move)).toEqual(['register', 'reportMissing', 'reportFound'])

  let previous = beginning
  for (const event of events) {
    expect(event.previousHash).toBe(previous)
    expect(workedOut(event, previous)).toBe(event.hash)
    expect(workedOut({ ...event, clause: 'PET-1' }, previous)).not.toBe(event.hash)
    previous = String(event.hash)
  }
  expect((await anna.getPetDetail({ petId })).data.timeline.at(-1)?.hash).toBe(previous)
  for (const { name, email } of Object.values(PEOPLE)) expect(reply.bytes.toString()).not.toMatch(new RegExp(`${name}|${email}`))
})

test('shows no account, neither that of the keeper nor of another; what was hashed with one before still holds', async () => {
  const chipNumber = freshChip()
  const { data } = await anna.addPet(animal({ chipNumber }))
  await anna.updatePetStatus({ petId: data.petId, status: 'missing', on: '2026-03-20' })
  const now = register.clock.now()
  const text = (await anna.downloadHistory({ petId: data.petId })).bytes.toString()
  for (const id of Object.values(register.people)) expect(text).not.toContain(id)
  const salts = await register.db.selectFrom('event').select('bySalt').where('subjectId', '=', data.petId).execute()
  for (const { bySalt } of salts) expect(text).not.toContain(String(bySalt))
  expect(new Set(salts.map(({ bySalt }) => bySalt)).size).toBe(salts.length)

  const last = History.parse(JSON.parse(text)).events.at(-1)
  const old = {
    subject: 'pet',
    subjectId: data.petId,
    seq: salts.length + 1,
    at: now,
    move: 'update',
    fromStatus: null,
    toStatus: null,
    clause: 'PET-6 …',
    byAccount: register.people.idris,
    byRole: 'Implanter',
    facts: {},
    previousHash: String(last?.hash),
    version: 1,
    bySalt: null,
  }
  await register.db
    .insertInto('event')
    .values({ ...old, id: newId(), facts: '{}', hash: hashOf(old) })
    .execute()
  await anna.updatePetStatus({ petId: data.petId, status: 'found' })
  expect((await anna.getPetDetail({ petId: data.petId })).data.chainHolds).toBe(true)
  const { events, beginning } = History.parse(JSON.parse((await anna.downloadHistory({ petId: data.petId })).bytes.toString()))
  expect(events.map(({ version }) => version)).toEqual([2, 2, 1, 2])
  let previous = beginning
  for (const event of events) {
    expect(workedOut(event, previous)).toBe(event.hash)
    previous = String(event.hash)
  }
})

test('is for the keeper alone, and somebody else’s pet is as absent as none: notYours', async () => {
  const { data } = await anna.addPet(animal())
  const wilma = await register.as('wilma')
  for (const petId of [data.petId, newId()]) expect(await wilma.downloadHistory({ petId })).toMatchObject({ status: 404, code: 'notYours' })
})
