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
      'How it came in': 'stray',
      'Where it was found': 'By the canal, "the lock"',
      'How it left': 'adopted',
      'Days with us': '7',
    },
  ])
})

test('animals that came outside the period are left out', async () => {
  const { bytes } = await wilma.downloadWelfareReport({ from: '2026-03-21', to: '2026-03-27' })
  expect(parse(bytes, { bom: true })).toHaveLength(1)
})

test('a period that ends before it begins is refused', async () => {
  expect(await wilma.downloadWelfareReport({ from: '2026-02-01', to: '2026-01-01' })).toMatchObject({ status: 400, code: 'periodWrong' })
})
