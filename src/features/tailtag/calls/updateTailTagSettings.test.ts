import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const SETTINGS = { phone: 'never', notesText: 'Afraid of men with hats' }

test('what a keeper chooses is what they read again, and no one else can choose it', async () => {
  const { keeper, tagId } = await taggedDog(register)
  expect(await keeper.api.updateTailTagSettings({ tagId, settings: SETTINGS })).toMatchObject({ status: 200, message: 'Saved' })
  expect((await keeper.api.getTailTagSettings({})).data.tags[0]?.settings).toMatchObject({ ...SETTINGS, photo: 'public' })
  const other = await keeperWithPet(register)
  expect(await other.keeper.api.updateTailTagSettings({ tagId, settings: SETTINGS })).toMatchObject({ status: 404, code: 'noSuchTag' })
})
