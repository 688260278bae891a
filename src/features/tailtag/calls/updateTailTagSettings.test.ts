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

test('whoever is named can be reached, and is not the keeper', async () => {
  const { keeper, tagId, email } = await taggedDog(register)
  const name = (contacts: object[]) => keeper.api.updateTailTagSettings({ tagId, settings: { contacts } })
  expect(await name([{ name: 'Una First', mobile: '07700 900 455' }])).toMatchObject({ status: 200 })
  expect(await name([{ name: 'Una First' }])).toMatchObject({ status: 400, code: 'contactNeeded' })
  expect(await name([{ name: 'Gwen Giver', email }])).toMatchObject({ status: 400, code: 'toYourself' })
  const four = Array.from({ length: 4 }, () => ({ name: 'Una First', email: 'una@example.org' }))
  expect((await name(four)).message).toContain('three')
})

test('what was chosen in another tab isn’t overwritten by who hasn’t seen it: changedMeanwhile', async () => {
  const { keeper, tagId } = await taggedDog(register)
  const read = async () => (await keeper.api.getTailTagSettings({})).data.tags[0]
  const version = (await read())?.version
  expect(await keeper.api.updateTailTagSettings({ tagId, settings: SETTINGS, version })).toMatchObject({ status: 200 })
  const late = await keeper.api.updateTailTagSettings({ tagId, settings: { area: 'never' }, version })
  expect(late).toMatchObject({ status: 409, code: 'changedMeanwhile' })
  expect((await read())?.settings).toMatchObject(SETTINGS)
  expect(await keeper.api.updateTailTagSettings({ tagId, settings: SETTINGS, version: (await read())?.version })).toMatchObject({
    status: 200,
  })
})
