import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { keeperWithPet } from '#src/testing/rehomings.ts'
import { madeTag, scan, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a tag moves from its card to the pet whose chip was registered, with the scans that were made of it', async () => {
  const { keeper } = await keeperWithPet(register)
  const { token, pin, tagId } = await madeTag(register)
  await keeper.api.activateTag({ token, pin, card: { name: 'Fern', species: 'cat' } })
  await scan(register, token, { placeWords: 'Mill Lane' })
  const { petId } = (await keeper.api.addPet(animal({ name: 'Fern', species: 'cat', breed: { kind: 'description', text: 'Tabby' } }))).data
  expect(await keeper.api.moveTag({ tagId, petId })).toMatchObject({ status: 200 })
  expect((await keeper.api.getTailTagSettings({})).data.tags).toMatchObject([{ petId, card: null, petName: 'Fern' }])
  expect((await keeper.api.getTagScans({ petId })).data.items).toMatchObject([{ placeWords: 'Mill Lane' }])
})

test('no one moves another’s tag, one that is retired, or a tag to another’s pet', async () => {
  const one = await taggedDog(register)
  const other = await keeperWithPet(register)
  expect(await other.keeper.api.moveTag({ tagId: one.tagId, petId: other.petId })).toMatchObject({ status: 404, code: 'noSuchTag' })
  expect(await one.keeper.api.moveTag({ tagId: one.tagId, petId: other.petId })).toMatchObject({ status: 404, code: 'notYours' })
  await one.keeper.api.updateTag({ tagId: one.tagId, now: 'retire' })
  expect(await one.keeper.api.moveTag({ tagId: one.tagId, petId: one.petId })).toMatchObject({ code: 'noSuchTag' })
})
