import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper ends a link, as often as they like, and nobody else can', async () => {
  const [{ keeper, petId }, other] = [await taggedDog(register), await taggedDog(register)]
  const { shareId } = (await keeper.api.shareTracker({ petId, lasts: 'day' })).data
  expect(await other.keeper.api.endTrackerShare({ shareId })).toMatchObject({ status: 404, code: 'notFound' })
  expect((await keeper.api.getTrackerShares({ petId })).data.shares).toHaveLength(1)
  for (const reply of [await keeper.api.endTrackerShare({ shareId }), await keeper.api.endTrackerShare({ shareId })])
    expect(reply).toMatchObject({ status: 200, data: null })
  expect((await keeper.api.getTrackerShares({ petId })).data.shares).toEqual([])
})
