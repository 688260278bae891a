import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { taggedDog } from '#src/testing/tags.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test.each([
  ['hour', { hours: 1 }],
  ['day', { hours: 24 }],
  ['week', { days: 7 }],
] as const)('a link for one %s works until then, and only the hash of its secret is kept', async (lasts, span) => {
  const { keeper, petId } = await taggedDog(register)
  const { status, data } = await keeper.api.shareTracker({ petId, lasts })
  expect(status).toBe(200)
  expect(data.until).toBe(later(register.clock.now(), span).toISOString())
  const token = /\/tracker\/([\w-]{32})$/.exec(data.link)?.[1] ?? ''
  expect(token).not.toBe('')
  const kept = JSON.stringify(await register.asOwner('select * from tag_share'))
  expect(kept).toContain(data.shareId)
  expect(kept).not.toContain(token)
})

test('a keeper shares only their own pets', async () => {
  const [{ petId }, { keeper }] = [await taggedDog(register), await taggedDog(register)]
  expect(await keeper.api.shareTracker({ petId, lasts: 'day' })).toMatchObject({ status: 404, code: 'notYours' })
})

test('ten links for one pet work at once, and another when one of them has ended', async () => {
  const { keeper, petId } = await taggedDog(register)
  const made = []
  for (let link = 0; link < 10; link += 1) made.push((await keeper.api.shareTracker({ petId, lasts: 'day' })).data.shareId)
  expect(await keeper.api.shareTracker({ petId, lasts: 'day' })).toMatchObject({ status: 409, code: 'tooMany' })
  await keeper.api.endTrackerShare({ shareId: made[0] ?? '' })
  expect((await keeper.api.shareTracker({ petId, lasts: 'day' })).status).toBe(200)
})

test('how long the link works is one of three choices', async () => {
  const { keeper, petId } = await taggedDog(register)
  expect(await keeper.api.shareTracker({ petId, lasts: 'year' })).toMatchObject({ status: 400, fields: { lasts: expect.any(String) } })
})
