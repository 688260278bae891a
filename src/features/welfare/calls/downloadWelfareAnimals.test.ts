import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vetPractice } from '#src/testing/implants.ts'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const rowsOf = (bytes: Buffer): Record<string, string>[] => parse(bytes, { bom: true, columns: true })

test('a rescue saves the animals that it has taken in, and no one else’s', async () => {
  const wilma = await register.as('wilma')
  await wilma.addPetByWelfare(stray({ name: 'Pip' }))
  await wilma.addPetByWelfare(stray({ name: 'Heather' }))
  const all = await wilma.downloadWelfareAnimals({})
  expect(all.headers['content-type']).toContain('text/csv')
  expect(rowsOf(all.bytes).map(({ Name }) => Name)).toEqual(expect.arrayContaining(['Pip', 'Heather']))
  expect(rowsOf((await wilma.downloadWelfareAnimals({ query: 'heather' })).bytes)).toMatchObject([{ Name: 'Heather' }])
  const other = await vetPractice(register, {})
  expect(rowsOf((await other.api.downloadWelfareAnimals({})).bytes)).toEqual([])
})
