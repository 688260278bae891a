import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chipped, haveChips, verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const rowsOf = (bytes: Buffer): Record<string, string>[] => parse(bytes, { bom: true, columns: true })

test('an implanter saves what they have implanted, and what another has implanted stays theirs', async () => {
  const { numbers } = await haveChips(register, { chips: 2 })
  const [first = '', second = ''] = numbers
  const idris = await register.as('idris')
  await idris.registerChip(chipped(first))
  const address = { line1: '4 Mill Lane', line2: '', town: 'Ludlow', county: '', postcode: 'SY8 1AA' }
  const named = { email: 'rowan@example.org', name: 'Rowan Ashdown', address }
  await idris.registerChip({ ...chipped(second, { to: named }), pet: { ...chipped(second).pet, name: 'Heather' } })
  const all = await idris.downloadImplants({})
  expect(all.headers['content-type']).toContain('text/csv')
  expect(rowsOf(all.bytes).map(({ Name }) => Name)).toEqual(expect.arrayContaining(['Moss', 'Heather']))
  expect(rowsOf((await idris.downloadImplants({ query: 'heather' })).bytes)).toMatchObject([
    { Name: 'Heather', Breed: 'Labrador Retriever', Sex: expect.stringMatching(/male/i), 'Keeper you named': 'Rowan Ashdown' },
  ])
  for (const query of ['rowan ash', 'LUDLOW'])
    expect(rowsOf((await idris.downloadImplants({ query })).bytes).map(({ Name }) => Name)).toEqual(['Heather'])
  const other = await verifiedImplanter(register, {})
  expect(rowsOf((await other.api.downloadImplants({})).bytes)).toEqual([])
})
