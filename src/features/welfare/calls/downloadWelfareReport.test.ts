import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { endIntake } from '../departure.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  const { data } = await wilma.addPetByWelfare(
    stray({ name: '@Pip', intake: { cameOn: '2026-03-20', kind: 'stray', foundWhere: 'By the canal, "the lock"' } }),
  )
  await endIntake(register.db, data.petId, 'adopted', register.clock.now())
})
afterAll(() => register.close())

test('every animal stands in a row that a spreadsheet reads and does not work out', async () => {
  const { status, headers, bytes } = await wilma.downloadWelfareReport({})
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(parse(bytes, { bom: true, columns: true })).toMatchObject([
    {
      Name: "'@Pip",
      'Date it arrived': '2026-03-20',
      'How it came in': 'Stray',
      'Where it was found': 'By the canal, "the lock"',
      'How it left': 'Adopted',
      'Days with us': '7',
    },
  ])
})

test('the file of a period and that of the list have the same columns, with who had the animal before and what the council said', async () => {
  await wilma.addPetByWelfare(stray({ name: 'Ash' }))
  const pound = { cameOn: '2026-03-20', kind: 'fromRescue', fromWhom: 'Leeds pound', fromCountry: 'Ireland', strayBefore: 'no' } as const
  await wilma.addPetByWelfare(stray({ name: 'Cedar', intake: pound }))
  const files = [await wilma.downloadWelfareReport({}), await wilma.downloadWelfareAnimals({})]
  const [report, list] = files.map(({ bytes }): Record<string, string>[] => parse(bytes, { bom: true, columns: true }))
  expect(Object.keys(report?.[0] ?? {})).toEqual(Object.keys(list?.[0] ?? {}))
  const ash = { 'Council took it in on': '2026-03-18', 'Council reference': 'Leeds City Council, SD 4471', 'Free to go from': '2026-03-26' }
  const cedar = { 'How it came in': 'From a rescue or pound', 'Came from': 'Leeds pound', 'Country it came from': 'Ireland' }
  for (const rows of [report, list]) {
    expect(rows?.find(({ Name }) => Name === 'Ash')).toMatchObject(ash)
    expect(rows?.find(({ Name }) => Name === 'Cedar')).toMatchObject(cedar)
  }
})

test('animals that came outside the period are left out', async () => {
  const { bytes } = await wilma.downloadWelfareReport({ from: '2026-03-21', to: '2026-03-27' })
  expect(parse(bytes, { bom: true })).toHaveLength(1)
})

test('a period that ends before it begins is refused', async () => {
  expect(await wilma.downloadWelfareReport({ from: '2026-02-01', to: '2026-01-01' })).toMatchObject({ status: 400, code: 'periodWrong' })
})
