import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper sees which links work, the newest first, and nobody else does', async () => {
  const { keeper, petId } = await taggedDog(register)
  const short = await keeper.api.shareTracker({ petId, lasts: 'hour' })
  register.clock.turn({ minutes: 10 })
  const long = await keeper.api.shareTracker({ petId, lasts: 'week' })
  const shares = async () => (await keeper.api.getTrackerShares({ petId })).data.shares.map(({ shareId }) => shareId)
  expect(await shares()).toEqual([long.data.shareId, short.data.shareId])
  register.clock.turn({ hours: 1 })
  expect(await shares()).toEqual([long.data.shareId])

  const other = await taggedDog(register)
  expect((await other.keeper.api.getTrackerShares({ petId })).data).toEqual({ shares: [] })
})
