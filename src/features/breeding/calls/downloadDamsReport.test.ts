import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { litter } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

test('each litter of a mother stands in a row, with which of hers it is', async () => {
  await bryony.addPetByBreeder(litter({ bornOn: '2025-06-01' }))
  await bryony.addPetByBreeder(litter({ bornDead: 2, diedBeforeChip: 1 }))
  const { bytes } = await bryony.downloadDamsReport({})
  expect(parse(bytes, { bom: true, columns: true })).toMatchObject([
    { Mother: 'Saffron', 'Her litter number': '1', 'Date of birth': '2025-06-01', 'Born alive': '2', Stillborn: '0' },
    { Mother: 'Saffron', 'Her litter number': '2', 'Born alive': '3', Stillborn: '2', Died: '1', Chipped: '2', Left: '0' },
  ])
})

test('a period that ends before it begins is refused', async () => {
  expect(await bryony.downloadDamsReport({ from: '2026-02-01', to: '2026-01-01' })).toMatchObject({ status: 400, code: 'periodWrong' })
})
