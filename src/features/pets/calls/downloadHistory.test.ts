import { createHash } from 'node:crypto'
import { compactVerify, importJWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
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
  const list = [...before, event.byMark, event.byRole, event.holderMark, inOrder(event.facts), previous]
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
    expect(workedOut({ ...event, clause: 'PET-2' }, previous)).not.toBe(event.hash)
    previous = String(event.hash)
  }
  expect((await anna.getPetDetail({ petId })).data.timeline.at(-1)?.hash).toBe(previous)
  for (const { name, email } of Object.values(PEOPLE)) expect(reply.bytes.toString()).not.toMatch(new RegExp(`${name}|${email}`))
})

test('shows no account, neither that of the keeper nor of another', async () => {
  const chipNumber = freshChip()
  const { data } = await anna.addPet(animal({ chipNumber }))
  await anna.updatePetStatus({ petId: data.petId, status: 'missing', on: '2026-03-20' })
  const text = (await anna.downloadHistory({ petId: data.petId })).bytes.toString()
  for (const id of Object.values(register.people)) expect(text).not.toContain(id)
  const salts = await register.db.selectFrom('event').select('salt').where('subjectId', '=', data.petId).execute()
  for (const { salt } of salts) expect(text).not.toContain(String(salt))
  expect(new Set(salts.map(({ salt }) => salt)).size).toBe(salts.length)
})

const Inclusion = z.object({
  leaf: z.object({ subject: z.string(), subjectId: z.string(), seq: z.int(), hash: z.string() }),
  place: z.int(),
  path: z.array(z.string()),
  sealed: z.object({ day: z.string(), size: z.int(), root: z.string(), previous: z.string(), statement: z.string() }),
})

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

/** RFC 9162, section 2.1.3.2, by somebody who has only that and the file. */
function rootIn({ leaf, place, path, sealed }: z.output<typeof Inclusion>): string {
  let hash = sha256(Buffer.of(0), Buffer.from(JSON.stringify([leaf.subject, leaf.subjectId, leaf.seq, leaf.hash])))
  let [fn, sn] = [place, sealed.size - 1]
  for (const hex of path) {
    const beside = Buffer.from(hex, 'hex')
    if (fn % 2 === 1 || fn === sn) {
      hash = sha256(Buffer.of(1), beside, hash)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1]
    } else hash = sha256(Buffer.of(1), hash, beside)
    ;[fn, sn] = [fn >> 1, sn >> 1]
  }
  return sn === 0 ? hash.toString('hex') : ''
}

test('the keeper follows the way from an event of the file to the root that is published and signed', async () => {
  const { data } = await anna.addPet(animal({ chipNumber: freshChip() }))
  const read = async () => JSON.parse((await anna.downloadHistory({ petId: data.petId })).bytes.toString())
  expect((await read()).inclusion).toBeNull()
  expect((await register.app.inject('/.well-known/homeward-history')).statusCode).toBe(404)

  await register.runJob('sealHistory', {})
  await anna.updatePetStatus({ petId: data.petId, status: 'missing', on: '2026-03-20' })
  const history = await read()
  const inclusion = Inclusion.parse(history.inclusion)
  expect(History.parse(history).events[inclusion.leaf.seq - 1]?.hash).toBe(inclusion.leaf.hash)
  expect(rootIn(inclusion)).toBe(inclusion.sealed.root)
  expect(rootIn({ ...inclusion, leaf: { ...inclusion.leaf, seq: 2 } })).not.toBe(inclusion.sealed.root)

  const [latest, ofDay] = [
    await register.app.inject('/.well-known/homeward-history'),
    await register.app.inject(`/.well-known/homeward-history/${inclusion.sealed.day}`),
  ]
  expect(latest.json()).toEqual({ ...inclusion.sealed, at: '2026-03-27T09:30:00.000Z' })
  expect(ofDay.json()).toEqual(latest.json())
  const { keys } = (await register.app.inject('/.well-known/jwks.json')).json()
  const { payload } = await compactVerify(inclusion.sealed.statement, await importJWK(keys[0], 'EdDSA'))
  expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({ kind: 'history', root: inclusion.sealed.root, day: '2026-03-27' })
  for (const day of ['2026-03-26', 'yesterday', '%00', '0000-01-01']) {
    const other = await register.app.inject(`/.well-known/homeward-history/${day}`)
    expect([other.statusCode, other.json().code]).toEqual([404, 'noSuchRoot'])
  }
})

test('is for the keeper alone, and somebody else’s pet is as absent as none: notYours', async () => {
  const { data } = await anna.addPet(animal())
  const wilma = await register.as('wilma')
  for (const petId of [data.petId, newId()]) expect(await wilma.downloadHistory({ petId })).toMatchObject({ status: 404, code: 'notYours' })
})
