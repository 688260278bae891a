import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { makeTags } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff make tags, each with codes of its own, and a keeper activates one with what is printed', async () => {
  const { items } = await run(makeTags, { count: 40, reason: 'The first run' })
  for (const part of ['tagId', 'shortCode', 'link'] as const) expect(new Set(items.map((tag) => tag[part])).size).toBe(40)
  const { keeper, petId } = await keeperWithPet(register)
  const [first] = items
  expect(await keeper.api.activateTag({ token: first?.shortCode ?? '', pin: first?.pin ?? '', petId })).toMatchObject({ status: 200 })
})
