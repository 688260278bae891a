import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { asked, linksTo, namesIn } from '#src/testing/claims.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const open = (token: string) => register.stranger.keepershipRequestByLink({ token }, { address: freshAddress() })
const newestLink = async () => (await linksTo(register, PEOPLE.anna.email)).at(-1) ?? ''

test('the link opens its request without an account, names nobody, and shows that the keeper has been reached', async () => {
  const { requestId } = await asked(register, { pet: { name: 'Clover' } })
  const reply = await open(await newestLink())
  expect(reply).toMatchObject({
    status: 200,
    data: { id: requestId, petName: 'Clover', daysLeft: 28, can: { accept: true, object: true } },
  })
  expect(namesIn(reply, 'tamsin', 'anna')).toEqual([])
  const { openedAt } = await register.db.selectFrom('claim').select('openedAt').where('id', '=', requestId).executeTakeFirstOrThrow()
  expect(openedAt).toEqual(register.clock.now())
})

test('once the request is answered its links open nothing, and a link that never was says the same: noSuchRequest', async () => {
  const { anna, requestId } = await asked(register)
  const token = await newestLink()
  await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'stolen' })
  const answered = await open(token)
  const unknown = await open('x'.repeat(64))
  expect([answered.status, answered.code]).toEqual([404, 'noSuchRequest'])
  expect([unknown.status, unknown.code, unknown.message]).toEqual([answered.status, answered.code, answered.message])
})

test('one address can try 30 links in ten minutes, and no more', async () => {
  const address = freshAddress()
  const statuses: number[] = []
  for (let tried = 0; tried < 31; tried += 1) {
    statuses.push((await register.stranger.keepershipRequestByLink({ token: `guess-${tried}` }, { address })).status)
  }
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]))
  expect(statuses.at(-1)).toBe(429)
})
