import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'
import { scan, taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper sees the scans of their own tags, the newest first', async () => {
  const { keeper, token, petId } = await taggedDog(register)
  const other = await taggedDog(register, 'Bracken')
  await scan(register, token, { place: { kind: 'approximate', lat: 52.1, lng: -1.2, accuracyMetres: 900 } })
  register.clock.turn({ hours: 1 })
  await scan(register, token, { place: { kind: 'denied' }, placeWords: 'Near the church', canHold: true })
  await scan(register, other.token)

  const { items, total } = (await keeper.api.getTagScans({})).data
  expect(total).toBe(2)
  await expectSorts((sort) => keeper.api.getTagScans({ sort }), 'at')
  expect(items).toMatchObject([
    { petId, petName: 'Nettle', place: null, isDenied: true, placeWords: 'Near the church', canHold: true },
    { place: { lat: 52.1, lng: -1.2, accuracyMetres: 900 }, isDenied: false },
  ])
  expect((await keeper.api.getTagScans({ petId: other.petId })).data.items).toEqual([])
})
