import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { haveChips } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { decideBatch, listBatches } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('shows what is left of a batch, what has failed by how many, and that it waits for a decision', async () => {
  const idris = await register.as('idris')
  const { numbers, code } = await haveChips(register, { chips: 5 })
  const listed = async () => (await run(listBatches, {})).items.find((batch) => batch.code === code)
  expect(await listed()).toEqual({
    code,
    status: 'inStock',
    manufacturer: 'Avid',
    sterileUntil: expect.stringMatching(/^\d{4}-/),
    ranges: [{ from: numbers[0], to: String(Number(numbers[0]) + 999) }],
    left: 1000,
    sent: 5,
    failures: 0,
    reporters: 0,
    failuresEver: 0,
    registeredSince: 0,
    needsDecision: false,
    reportedBy: [],
    rule: '',
  })
  for (const chipNumber of numbers.slice(0, 2))
    await idris.markChipAsdead({ chipNumber, kind: 'unusedDud', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
  expect(await listed()).toMatchObject({ status: 'frozen', failures: 2, reporters: 1, failuresEver: 2, needsDecision: true })
  expect(await listed()).toMatchObject({ reportedBy: [PEOPLE.idris.email], rule: expect.stringContaining('We freeze a batch once') })
  register.clock.turn({ minutes: 1 })
  await run(decideBatch, { code, decision: 'unfreeze', reason: 'The reader was at fault' })
  expect(await listed()).toMatchObject({ status: 'inStock', failures: 0, failuresEver: 2, needsDecision: false })
})
