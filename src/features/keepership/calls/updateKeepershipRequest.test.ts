import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { later, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { asked, stray, watch } from '#src/testing/claims.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ days: 40 }))
afterAll(() => register.close())

/** The calendar day so many days from now. */
const day = (days: number) => londonDate(later(register.clock.now(), { days }))
const foundDaysAgo = (days: number) => asked(register, { over: stray(day(-days)) })
const statusOf = async (id: string) =>
  (await register.db.selectFrom('claim').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('taking a request back', () => {
  test('ends it, tells the keeper, and lets somebody else ask', async () => {
    const { tamsin, requestId } = await asked(register, { pet: { name: 'Clover' } })
    const reply = await tamsin.updateKeepershipRequest({ requestId, act: 'withdraw' })
    expect(reply.data).toEqual({ status: 'withdrawn', next: 'You’ve withdrawn your request.' })
    expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('The request about Clover has been withdrawn')
    expect(await tamsin.updateKeepershipRequest({ requestId, act: 'withdraw' })).toMatchObject({
      status: 409,
      clause: 'CLAIM-11',
      message: expect.stringMatching(/This keepership request has been withdrawn\.$/),
    })
  })

  test('does not end the dispute of a former keeper once the record has moved: hasMoved', async () => {
    const { anna, tamsin, petId, requestId } = await asked(register)
    await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
    await anna.disputeKeeperChange({ requestId, words: 'That was not me.' })
    const reply = await tamsin.updateKeepershipRequest({ requestId, act: 'withdraw' })
    expect(reply).toMatchObject({
      status: 409,
      code: 'hasMoved',
      clause: 'CLAIM-11',
      message: expect.stringMatching(/The record has already moved to you/),
    })
    const mine = (await tamsin.getMyKeepershipRequests()).data.items.find(({ id }) => id === requestId)
    expect(mine?.can.withdraw).toEqual({ clause: reply.clause, words: reply.message })
    expect(await statusOf(requestId)).toBe('disputed')
    expect((await tamsin.getPetDetail({ petId })).data.can.passOn).toEqual({ clause: 'KEEP-2', words: expect.any(String) })
  })

  test('before the keeper was asked does not trouble the keeper', async () => {
    const tamsin = register.db.updateTable('account').where('id', '=', register.people.tamsin)
    await tamsin.set({ mobileVerifiedAt: null }).execute()
    const made = await asked(register)
    await tamsin.set({ mobileVerifiedAt: register.clock.now() }).execute()
    const before = (await mailbox(register, PEOPLE.anna.email)).length
    expect((await made.tamsin.updateKeepershipRequest({ requestId: made.requestId, act: 'withdraw' })).data.status).toBe('withdrawn')
    expect(await mailbox(register, PEOPLE.anna.email)).toHaveLength(before)
  })

  test('is possible as long as a dispute is open', async () => {
    const { anna, tamsin, requestId } = await asked(register)
    await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'lost' })
    expect((await tamsin.updateKeepershipRequest({ requestId, act: 'withdraw' })).data.status).toBe('withdrawn')
  })

  test('belongs to whoever asked: for anybody else there is noSuchRequest', async () => {
    const { anna, tamsin, requestId } = await asked(register)
    const theirs = await anna.updateKeepershipRequest({ requestId, act: 'withdraw' })
    const absent = await tamsin.updateKeepershipRequest({ requestId: newId(), act: 'withdraw' })
    expect([theirs.status, theirs.code]).toEqual([404, 'noSuchRequest'])
    expect([absent.code, absent.message]).toEqual([theirs.code, theirs.message])
    expect(await statusOf(requestId)).toBe('notified')
  })
})

describe('saying that the council has released a found animal', () => {
  test('asks the keeper once the clear days are over, with 28 days from then', async () => {
    const { tamsin, requestId } = await foundDaysAgo(9)
    const reply = await tamsin.updateKeepershipRequest({ requestId, act: 'released', releasedOn: day(-1), releaseReference: 'R-9' })
    expect(reply.data.status).toBe('notified')
    const { answerBy, releaseReference } = await register.db
      .selectFrom('claim')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    expect(answerBy).toEqual(later(register.clock.now(), { days: 28 }))
    expect(releaseReference).toBe('R-9')
  })

  test('is needed: without it the request waits for ever', async () => {
    const { requestId } = await foundDaysAgo(2)
    await watch(register, 60)
    expect(await statusOf(requestId)).toBe('held')
  })

  test('before the clear days are over is too early: tooEarly', async () => {
    const { tamsin, requestId } = await foundDaysAgo(7)
    const reply = await tamsin.updateKeepershipRequest({ requestId, act: 'released', releasedOn: day(0), releaseReference: 'R-9' })
    expect(reply).toMatchObject({ status: 409, code: 'tooEarly' })
    register.clock.turn({ days: 1 })
    const next = await tamsin.updateKeepershipRequest({ requestId, act: 'released', releasedOn: day(0), releaseReference: 'R-9' })
    expect(next.data.status).toBe('notified')
  })

  test.each([
    ['the day', { releaseReference: 'R-9' }, 'releasedOn'],
    ['the reference', { releasedOn: '2026-04-01' }, 'releaseReference'],
  ])('without %s is refused: releaseNeeded', async (_what, said, field) => {
    const { tamsin, requestId } = await foundDaysAgo(9)
    const reply = await tamsin.updateKeepershipRequest({ requestId, act: 'released', ...said })
    expect([reply.status, reply.code, Object.keys(reply.fields)]).toEqual([400, 'releaseNeeded', [field]])
  })

  test('on a day to come is refused: inFuture', async () => {
    const { tamsin, requestId } = await foundDaysAgo(9)
    const reply = await tamsin.updateKeepershipRequest({ requestId, act: 'released', releasedOn: day(1), releaseReference: 'R-9' })
    expect(reply).toMatchObject({ status: 400, code: 'inFuture' })
  })

  test('means nothing where the animal was not found', async () => {
    const { tamsin, requestId } = await asked(register)
    const reply = await tamsin.updateKeepershipRequest({ requestId, act: 'released', releasedOn: day(0), releaseReference: 'R-9' })
    expect(reply).toMatchObject({
      status: 409,
      clause: 'CLAIM-3',
      message: expect.stringMatching(/This keepership request is waiting for the keeper’s answer\.$/),
    })
  })
})
