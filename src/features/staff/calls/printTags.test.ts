import { afterAll, beforeAll, expect, test } from 'vitest'
import { londonDate } from '#platform/clock/clock.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { madeTag, taggedDog } from '#src/testing/tags.ts'
import { printTags } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('the sheet has the tags of a day that no one has activated; on another day there are none', async () => {
  const madeOn = londonDate(register.clock.now())
  await expect(run(printTags, { madeOn })).rejects.toMatchObject({ status: 404, code: 'noSuchTags' })
  await taggedDog(register)
  await expect(run(printTags, { madeOn })).rejects.toMatchObject({ code: 'noSuchTags' })
  for (const _ of Array.from({ length: 16 })) await madeTag(register)
  expect(await run(printTags, { madeOn })).toBeNull()
})
