import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { givenToSomebody } from '#src/testing/rehomings.ts'
import { seenBySomebody } from '#src/testing/searches.ts'
import { scan, taggedDog } from '#src/testing/tags.ts'
import { lostTaggedDog, opened, sharedLink } from '#src/testing/trackers.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

const HERE = { kind: 'precise', lat: 52.061, lng: -1.339, accuracyMetres: 12 }

test('who opens a link sees the same places, and nothing that leads to the keeper, the finders or what they write', async () => {
  const { keeper, petId, token, caseId, email } = await lostTaggedDog(register)
  await seenBySomebody(register, caseId, { words: 'Ring me on 07700 900456', finderEmail: 'flo@example.org' })
  await scan(register, token, { place: HERE, placeWords: 'Ask bo@example.org', message: 'She is with me', finderMobile: '07700 900789' })
  const { share, until } = await sharedLink(keeper.api, { petId })

  const { status, data } = await opened(register, share)
  expect(status).toBe(200)
  expect(data).toMatchObject({ petName: 'Nettle', missing: 'missing', until })
  const own = (await keeper.api.getTracker({ petId })).data.tracked
  expect(data.points.map(({ place }) => place)).toEqual(own?.points.map(({ place }) => place))
  const sent = JSON.stringify(data)
  for (const secret of [email, petId, '900123', '900456', '900789', 'flo@', 'bo@', 'She is with me']) expect(sent).not.toContain(secret)
  expect(data.points.every(({ threadId }) => threadId === null)).toBe(true)
})

test('a link that is ended or has expired says so, and one that there is not is not found', async () => {
  const { keeper, petId } = await taggedDog(register)
  const [first, second] = [await sharedLink(keeper.api, { petId }), await sharedLink(keeper.api, { petId }, 'hour')]
  await keeper.api.endTrackerShare({ shareId: first.shareId })
  expect(await opened(register, first.share)).toMatchObject({ status: 410, code: 'ended' })
  expect((await opened(register, second.share)).status).toBe(200)
  register.clock.turn({ hours: 1 })
  expect(await opened(register, second.share)).toMatchObject({ status: 410, code: 'expired' })
  expect(await opened(register, 'nothing-like-it')).toMatchObject({ status: 404, code: 'notFound' })
})

test('a pet that gets another keeper takes no link and no scan of the former one with it', async () => {
  const { keeper, petId, token } = await taggedDog(register)
  await scan(register, token, { place: HERE })
  const { share } = await sharedLink(keeper.api, { petId }, 'week')
  const taker = await givenToSomebody(register, keeper, petId)
  expect(await opened(register, share)).toMatchObject({ status: 410, code: 'ended' })
  expect((await taker.api.getTrackerShares({ petId })).data.shares).toEqual([])
  expect((await taker.api.getTracker({ petId })).data.tracked).toMatchObject({ petId, points: [] })
  expect(await keeper.api.getTracker({ petId })).toMatchObject({ status: 404, code: 'notYours' })
})

test('of somebody whose account is erased no link is kept', async () => {
  const { keeper, petId } = await taggedDog(register)
  const { share } = await sharedLink(keeper.api, { petId }, 'week')
  await givenToSomebody(register, keeper, petId)
  await keeper.api.updateUser({ close: { password: keeper.password } })
  register.clock.turn({ days: 30 })
  await register.runJob('endClosingAccounts', {})
  expect(await register.db.selectFrom('tagShare').select('id').where('keeperId', '=', keeper.id).execute()).toEqual([])
  expect(await opened(register, share)).toMatchObject({ status: 404, code: 'notFound' })
})

test('a link that ran out long ago is forgotten', async () => {
  const { keeper, petId } = await taggedDog(register)
  const { share } = await sharedLink(keeper.api, { petId }, 'hour')
  register.clock.turn({ days: 89 })
  await register.runJob('forgetShares', {})
  expect((await opened(register, share)).code).toBe('expired')
  register.clock.turn({ days: 2 })
  await register.runJob('forgetShares', {})
  expect((await opened(register, share)).code).toBe('notFound')
})
