import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a tag is paused, started again, lost and retired by its keeper, and by no one else', async () => {
  const { keeper, tagId } = await taggedDog(register)
  const say = async (now: string) => (await keeper.api.updateTag({ tagId, now })).data?.status
  expect([await say('pause'), await say('resume'), await say('lose'), await say('resume'), await say('retire')]).toEqual([
    'paused',
    'active',
    'lost',
    'active',
    'retired',
  ])
  expect(await keeper.api.updateTag({ tagId, now: 'resume' })).toMatchObject({ status: 409, clause: 'TAG-3' })
  const other = await keeperWithPet(register)
  expect(await other.keeper.api.updateTag({ tagId, now: 'pause' })).toMatchObject({ status: 404, code: 'noSuchTag' })
})
