import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { havePet } from '#src/testing/lookups.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listNumberReviews, passNumber, questionNumber } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const WATCHED = '900215004000001'

test('a number in a range with a misuse warning goes to Staff, who ask the keeper to have the animal scanned again, and pass it then', async () => {
  await havePet(register, { chip: WATCHED })
  await havePet(register, { chip: '985121004515220' })
  await register.runJob('watchNumbers', {})
  await register.runJob('watchNumbers', {})
  expect((await run(listNumberReviews, {})).items).toMatchObject([
    { chipNumber: WATCHED, status: 'waiting', petName: 'Bramble', why: 'some of its numbers have been given to two chips' },
  ])
  await run(questionNumber, { chipNumber: WATCHED, reason: 'Another register has a cat with it.' })
  expect((await run(listNumberReviews, {})).items).toMatchObject([{ status: 'questioned' }])
  const letter = await newestTo(register, PEOPLE.anna.email)
  expect(letter).toMatchObject({
    subject: 'Have Bramble scanned again',
    text: expect.stringContaining('Another register has a cat with it.'),
  })
  expect((await register.stranger.publicChipInfo({ chipNumber: WATCHED })).data.result).toBe('registeredHere')
  await run(passNumber, { chipNumber: WATCHED, reason: 'Scanned by a vet.' })
  await register.runJob('watchNumbers', {})
  expect((await run(listNumberReviews, {})).items).toEqual([])
})
