import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DB } from '#database/types.ts'
import { connect } from '#platform/database/connect.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { lookupLog, openLookupLog } from './log.ts'

const CHIP = '985121004515220'
let register: TestRegister
let petId: string

beforeAll(async () => {
  register = await testRegister()
  petId = await havePet(register, { chip: CHIP, name: 'Rex' })
})
afterAll(() => register.close())
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  await register.db.deleteFrom('outboxMessage').execute()
  await register.db.deleteFrom('lookup').execute()
})

async function written() {
  await lookupLog(register.services).flush()
  await register.drain()
  return register.db.selectFrom('lookup').select(['chipNumber', 'petId', 'keeperId', 'result', 'byAccount']).orderBy('id').execute()
}

test('a lookup is written down with the pet, its keeper at that time, and whoever was signed in', async () => {
  const bryony = await register.as('bryony')
  await bryony.publicChipInfo({ chipNumber: CHIP })
  await register.stranger.publicChipInfo({ chipNumber: '956000001234567' })
  const { anna, bryony: byAccount } = register.people
  expect(await written()).toEqual([
    { chipNumber: CHIP, petId, keeperId: anna, result: 'registeredHere', byAccount },
    { chipNumber: '956000001234567', petId: null, keeperId: null, result: 'unknown', byAccount: null },
  ])
})

test('what is no chip number is nobody’s lookup', async () => {
  await register.stranger.publicChipInfo({ chipNumber: '12345' })
  expect(await written()).toEqual([])
})

test('the keeper is told by e-mail that somebody looked up the chip', async () => {
  await register.stranger.publicChipInfo({ chipNumber: CHIP })
  await written()
  const [letter] = await register.outbox()
  expect(letter).toMatchObject({ recipient: 'anna@homeward.example', subject: 'Someone looked up Rex’s microchip' })
  expect(letter?.text).toContain('27 March at 1')
})

test('a keeper who wants no e-mail is told by text message', async () => {
  await havePet(register, { chip: '985121004515221', keeper: 'toby' })
  await register.db.updateTable('account').set({ alertByEmail: false }).where('id', '=', register.people.toby).execute()
  await register.stranger.publicChipInfo({ chipNumber: '985121004515221' })
  await written()
  expect(await register.outbox()).toMatchObject([{ channel: 'sms', recipient: '+447700900107' }])
})

test('a keeper is told once an hour, however often the chip is looked up', async () => {
  for (const minutes of [0, 20, 39]) {
    register.clock.turn({ minutes })
    await register.stranger.publicChipInfo({ chipNumber: CHIP })
    await written()
  }
  expect(await register.outbox()).toHaveLength(1)
  register.clock.turn({ minutes: 1 })
  await register.stranger.publicChipInfo({ chipNumber: CHIP })
  await written()
  expect(await register.outbox()).toHaveLength(2)
})

test('a keeper who looks up their own pet is not told', async () => {
  const anna = await register.as('anna')
  await anna.publicChipInfo({ chipNumber: CHIP })
  expect(await written()).toHaveLength(1)
  expect(await register.outbox()).toEqual([])
})

test('a keeper who has left is not written to', async () => {
  await havePet(register, { chip: '985121004515222', keeper: 'stefan' })
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', register.people.stefan).execute()
  await register.stranger.publicChipInfo({ chipNumber: '985121004515222' })
  expect(await written()).toHaveLength(1)
  expect(await register.outbox()).toEqual([])
})

test('many lookups are written in a few statements, and all of them', async () => {
  const log = lookupLog(register.services)
  const looked = { chipNumber: CHIP, result: 'registeredHere' as const, at: register.clock.now(), byAccount: null, visitor: 'v', pet: null }
  for (let i = 0; i < 2500; i += 1) log.add(looked)
  expect(await written()).toHaveLength(2500)
})

test('lookups wait while the database is away, and are written when it is back', async () => {
  const away = connect<DB>('postgresql://nobody@127.0.0.1:1/none')
  const serving = { ...register.serving, services: { ...register.services }, db: away.db }
  const log = openLookupLog(serving, () => {})
  log.add({ chipNumber: CHIP, result: 'registeredHere', at: register.clock.now(), byAccount: null, visitor: 'v', pet: null })
  await log.flush()
  expect(await written()).toEqual([])

  serving.db = register.db
  await log.close()
  await away.close()
  expect(await written()).toHaveLength(1)
})

test('a lookup that cannot be written is left out with a warning, and those after it are written', async () => {
  const warned: object[] = []
  const log = openLookupLog({ ...register.serving, services: { ...register.services } }, (facts) => warned.push(facts))
  const looked = { chipNumber: CHIP, result: 'registeredHere' as const, at: register.clock.now(), pet: null }
  log.add({ ...looked, byAccount: 'nobody', visitor: 'v' })
  await log.flush()
  log.add({ ...looked, byAccount: null, visitor: 'v' })
  await log.close()
  expect(warned).toMatchObject([{ lookups: 1 }])
  expect(await written()).toHaveLength(1)
})

test('what waits is written when the register closes', async () => {
  const log = openLookupLog({ ...register.serving, services: { ...register.services } }, () => {})
  log.add({ chipNumber: CHIP, result: 'registeredHere', at: register.clock.now(), byAccount: null, visitor: 'v', pet: null })
  await log.close()
  expect(await written()).toHaveLength(1)
})

test('a lookup is written by itself within a moment', async () => {
  await register.stranger.publicChipInfo({ chipNumber: CHIP })
  const rows = () => register.db.selectFrom('lookup').selectAll().execute()
  await expect.poll(rows, { timeout: 2000, interval: 50 }).toHaveLength(1)
})
