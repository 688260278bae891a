import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, keptBy, namesIn, signedInAnew, wish } from '#src/testing/claims.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const openedAt = (id: string) => register.db.selectFrom('claim').select('openedAt').where('id', '=', id).executeTakeFirstOrThrow()

test('a keeper sees what is asked, how many days are left and what they may do, and nothing of who asks', async () => {
  const { anna, requestId, petId } = await asked(register, { pet: { name: 'Clover' } })
  register.clock.turn({ days: 2 })
  const reply = await anna.getPendingKeepershipRequests()
  expect(reply.data.items).toHaveLength(1)
  expect(reply.data.items[0]).toMatchObject({
    id: requestId,
    petId,
    petName: 'Clover',
    status: 'notified',
    reason: 'bought',
    daysLeft: 26,
    can: { accept: true, object: true, dispute: { clause: 'CLAIM-10', words: expect.any(String) } },
  })
  expect(namesIn(reply, 'tamsin')).toEqual([])
  expect(JSON.stringify(reply.data)).not.toContain(register.people.tamsin)
})

test('to open the list is to have been told, and that is written down once', async () => {
  const { anna, requestId } = await asked(register)
  expect(await openedAt(requestId)).toEqual({ openedAt: null })
  await anna.getPendingKeepershipRequests()
  const first = register.clock.now()
  register.clock.turn({ days: 1 })
  await anna.getPendingKeepershipRequests()
  expect(await openedAt(requestId)).toEqual({ openedAt: first })
})

test('whoever asks does not find their own request there, nor does anybody else', async () => {
  const { tamsin } = await asked(register)
  expect((await tamsin.getPendingKeepershipRequests()).data.items).toEqual([])
  expect((await (await signedInAnew(register, 'toby')).getPendingKeepershipRequests()).data.items).toEqual([])
})

test('a request whose evidence Staff still look at is not there', async () => {
  const toby = await signedInAnew(register, 'toby')
  await register.db.insertInto('profile').values(customer(register.people.toby)).execute()
  const { chipNumber } = await keptBy(toby)
  const unconfirmed = await join(register)
  const { data } = await unconfirmed.api.saveKeepershipRequest(await wish(unconfirmed.api, chipNumber))
  expect(data.status).toBe('evidenceReview')
  expect((await toby.getPendingKeepershipRequests()).data.items).toEqual([])
})

test('a former keeper finds the change there for 30 days, and may dispute it', async () => {
  const { anna, requestId } = await asked(register)
  await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
  const found = (await anna.getPendingKeepershipRequests()).data.items.find(({ id }) => id === requestId)
  expect(found).toMatchObject({ status: 'completed', can: { dispute: true, accept: { clause: 'CLAIM-7', words: expect.any(String) } } })
  register.clock.turn({ days: 30, seconds: 1 })
  const later = await (await signedInAnew(register, 'anna')).getPendingKeepershipRequests()
  expect(later.data.items.map(({ id }) => id)).not.toContain(requestId)
})

const customer = (accountId: string) => ({
  id: accountId,
  accountId,
  type: 'Customer' as const,
  status: 'active' as const,
  statusAt: register.clock.now(),
  createdAt: register.clock.now(),
})
