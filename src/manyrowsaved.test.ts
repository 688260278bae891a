import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { haveMany } from './testing/manyrows.ts'
import { type TestRegister, testRegister } from './testing/register.ts'

const MANY = 5000
const MOST_MS = 3000

let register: TestRegister
let idris: Client
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  await haveMany(register, MANY)
  await register.asOwner(`
    set session_replication_role = 'replica';
    update pet set original_name = '=HYPERLINK("x")', name = '=HYPERLINK("x")' where name in ('Pet 5', 'Pet 6')`)
  idris = await register.as('idris')
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

/** Saved three times: what the quickest took is what the work itself takes, whatever else the machine does. */
async function saved(ask: () => Promise<{ status: number; bytes: Buffer }>) {
  const times: number[] = []
  let answer = await ask()
  for (const _ of [1, 2, 3]) {
    const began = performance.now()
    answer = await ask()
    times.push(performance.now() - began)
  }
  const rows: Record<string, string>[] = parse(answer.bytes, { bom: true, columns: true })
  return { status: answer.status, rows, ms: Math.min(...times) }
}

test('five thousand implants are saved by one call within three seconds', async () => {
  const { status, rows, ms } = await saved(() => idris.downloadImplants({}))
  expect([status, rows.length]).toEqual([200, MANY])
  expect(ms).toBeLessThan(MOST_MS)
  expect(rows[4]).toMatchObject({ Name: '\'=HYPERLINK("x")', Species: 'Dog', Site: 'Neck', Status: 'Registered' })
})

test('the file of implants holds what the list shows, in its order', async () => {
  const { rows } = await saved(() => idris.downloadImplants({ state: 'unregistered', sort: 'implantedOn' }))
  const { data } = await idris.getImplanterImplantedChips({ state: 'unregistered', sort: 'implantedOn' })
  expect(rows).toHaveLength(data.total)
  expect(rows.slice(0, data.items.length).map((row) => row['Microchip number'])).toEqual(data.items.map(({ shown }) => shown))
  expect(new Set(rows.map(({ Status }) => Status))).toEqual(new Set(['No keeper yet']))
  expect((await saved(() => idris.downloadImplants({ query: 'pet 48' }))).rows).toHaveLength(
    (await idris.getImplanterImplantedChips({ query: 'pet 48' })).data.total,
  )
})

test('five thousand animals in care are saved by one call within three seconds', async () => {
  const { status, rows, ms } = await saved(() => wilma.downloadWelfareAnimals({}))
  expect([status, rows.length]).toEqual([200, MANY])
  expect(ms).toBeLessThan(MOST_MS)
  expect(rows.find(({ 'Where it was found': where }) => where === 'Lane 6')).toMatchObject({
    Name: '\'=HYPERLINK("x")',
    Status: 'With you',
    Location: 'Kennel 6',
  })
})

test('the file of animals in care holds what the list shows, and only the first name of those that have left', async () => {
  const chosen = { state: 'left', location: 'Kennel 7', sort: 'name' } as const
  const { rows } = await saved(() => wilma.downloadWelfareAnimals(chosen))
  const { data } = await wilma.getWelfarePets(chosen)
  expect(rows).toHaveLength(data.total)
  expect(rows.slice(0, data.items.length).map(({ Name }) => Name)).toEqual(data.items.map(({ name }) => name))
  expect(rows.every(({ Name }) => Name?.startsWith('First'))).toBe(true)
})
