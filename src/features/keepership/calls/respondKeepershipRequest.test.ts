import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { asked, linksTo, signedInAnew, watch } from '#src/testing/claims.ts'
import { codeIn, mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { giveHousehold } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await giveHousehold(register, register.people.anna)
})
beforeEach(() => register.clock.turn({ days: 20 }))
afterAll(() => register.close())

const claimOf = (id: string) => register.db.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const keeperOf = async (id: string) =>
  (await register.db.selectFrom('pet').select('keeperId').where('id', '=', id).executeTakeFirstOrThrow()).keeperId
const setStatus = (petId: string, status: 'missing' | 'deceased') =>
  register.db.updateTable('pet').set({ status }).where('id', '=', petId).execute()
const newestLink = async (to: string = PEOPLE.anna.email) => (await linksTo(register, to)).at(-1) ?? ''

describe('a keeper who agrees', () => {
  test('hands the record on at once, and both are told', async () => {
    const { anna, tamsin, requestId, petId } = await asked(register, { pet: { name: 'Clover' } })
    const reply = await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
    expect(reply).toMatchObject({ status: 200, data: { status: 'completed' } })
    expect(await keeperOf(petId)).toBe(register.people.tamsin)
    expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('Clover has a new keeper')
    expect((await newestTo(register, PEOPLE.tamsin.email)).subject).toMatch(/^You’re the keeper: microchip/)

    const { timeline, chainHolds } = (await tamsin.getPetDetail({ petId })).data
    expect(chainHolds).toBe(true)
    expect(timeline.at(-1)).toMatchObject({ move: 'changeKeeper' })
    const event = await register.db
      .selectFrom('event')
      .select('facts')
      .where('subjectId', '=', petId)
      .where('move', '=', 'changeKeeper')
      .executeTakeFirst()
    expect(event?.facts).toEqual({ way: 'claim', clause: 'CLAIM-7' })
  })

  test('needs no account where the link from the message is there', async () => {
    const { petId } = await asked(register)
    const reply = await register.stranger.respondKeepershipRequest(
      { token: await newestLink(), answer: 'accept' },
      { address: freshAddress() },
    )
    expect(reply.data.status).toBe('completed')
    expect(await keeperOf(petId)).toBe(register.people.tamsin)
  })

  test('says with it that a missing animal is found', async () => {
    const { anna, tamsin, requestId, petId } = await asked(register)
    await setStatus(petId, 'missing')
    await watch(register)
    expect((await claimOf(requestId)).status).toBe('blockedMissing')
    expect((await anna.respondKeepershipRequest({ requestId, answer: 'accept' })).data.status).toBe('completed')
    const record = (await tamsin.getPetDetail({ petId })).data
    expect(record.status).toBe('active')
    expect(record.timeline.map(({ move }) => move)).toEqual(['register', 'byHand', 'reportFound', 'changeKeeper'])
  })

  test('ends the stay of the animal with an organisation', async () => {
    const { anna, requestId, petId } = await asked(register)
    await register.db
      .insertInto('intake')
      .values({
        id: newId(),
        petId,
        organisationId: register.people.wilma,
        kind: 'stray',
        cameOn: '2026-03-20',
        createdAt: register.clock.now(),
      })
      .execute()
    await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
    const stay = await register.db.selectFrom('intake').select(['leftHow']).where('petId', '=', petId).executeTakeFirst()
    expect(stay).toEqual({ leftHow: 'reunited' })
  })

  test('and changed their number lately waits until it is 14 days old, and may object until then', async () => {
    const { anna, requestId, petId } = await asked(register)
    await anna.updateUserMobileNumber({ mobile: '07700 900 555' })
    await anna.verifyOtp({ otp: codeIn((await newestTo(register, '+447700900555')).text) })
    const changed = register.clock.now()
    register.clock.turn({ days: 4 })

    const reply = await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
    expect(reply.data.status).toBe('cooling')
    expect((await claimOf(requestId)).answerBy).toEqual(later(changed, { days: 14 }))
    expect(await keeperOf(petId)).toBe(register.people.anna)
    expect((await newestTo(register, PEOPLE.anna.email)).text).toContain('If it wasn’t you who agreed, object now.')

    const objected = { token: await newestLink(), answer: 'object', objection: 'neverAgreed' } as const
    expect((await register.stranger.respondKeepershipRequest(objected, { address: freshAddress() })).data.status).toBe('disputed')
    await watch(register, 30)
    expect(await keeperOf(petId)).toBe(register.people.anna)
  })

  test('and only confirmed the number that they had does not wait', async () => {
    const { anna, requestId } = await asked(register)
    const { mobile } = await register.db
      .selectFrom('account')
      .select('mobile')
      .where('id', '=', register.people.anna)
      .executeTakeFirstOrThrow()
    await anna.updateUserMobileNumber({ mobile: mobile ?? '' })
    await anna.verifyOtp({ otp: codeIn((await newestTo(register, mobile ?? '')).text) })
    expect((await anna.respondKeepershipRequest({ requestId, answer: 'accept' })).data.status).toBe('completed')
  })

  test('has the record moved once the days are over', async () => {
    const { anna, requestId, petId } = await asked(register)
    await anna.updateUserMobileNumber({ mobile: '07700 900 556' })
    await anna.verifyOtp({ otp: codeIn((await newestTo(register, '+447700900556')).text) })
    await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
    await watch(register, 13)
    expect((await claimOf(requestId)).status).toBe('cooling')
    await watch(register, 1)
    expect(await keeperOf(petId)).toBe(register.people.tamsin)
  })
})

describe('a keeper who objects', () => {
  test('stops everything; whoever asked hears that there is an objection, and no reason', async () => {
    const { anna, requestId, petId } = await asked(register, { pet: { name: 'Fern' } })
    const reply = await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'stolen' })
    expect(reply.data).toMatchObject({ status: 'disputed', next: expect.stringContaining('aim to look at it within 48 hours') })
    const told = await newestTo(register, PEOPLE.tamsin.email)
    expect(told.subject).toMatch(/^There’s an objection to your request/)
    expect(told.text).not.toMatch(/stolen|Fern/)
    expect((await newestTo(register, PEOPLE.anna.email)).text).toContain('the police or a court')
    await watch(register, 90)
    expect(await keeperOf(petId)).toBe(register.people.anna)
  })
})

describe('is refused', () => {
  test('an objection without a reason: objectionNeeded', async () => {
    const { anna, requestId } = await asked(register)
    const reply = await anna.respondKeepershipRequest({ requestId, answer: 'object' })
    expect(reply).toMatchObject({ status: 400, code: 'objectionNeeded', fields: { objection: 'Choose why you object' } })
  })

  test('whoever does not keep the animal, exactly as for no request at all: noSuchRequest', async () => {
    const { tamsin, requestId } = await asked(register)
    const asStranger = (input: object) =>
      register.stranger.respondKeepershipRequest({ answer: 'accept', ...input }, { address: freshAddress() })
    const replies = await Promise.all([
      tamsin.respondKeepershipRequest({ requestId, answer: 'accept' }),
      tamsin.respondKeepershipRequest({ requestId: newId(), answer: 'accept' }),
      asStranger({ requestId }),
      asStranger({ token: 'y'.repeat(64) }),
      asStranger({}),
    ])
    for (const reply of replies) expect([reply.status, reply.code, reply.message]).toEqual([404, 'noSuchRequest', replies[0]?.message])
  })

  test('to agree about an animal that the keeper reports dead, or to somebody who is gone: notNow', async () => {
    const { anna, requestId, petId } = await asked(register)
    await setStatus(petId, 'deceased')
    expect(await anna.respondKeepershipRequest({ requestId, answer: 'accept' })).toMatchObject({ status: 409, code: 'notNow' })

    const second = await asked(register)
    const requester = register.db.updateTable('account').where('id', '=', register.people.tamsin)
    await requester.set({ status: 'closed' }).execute()
    const reply = await anna.respondKeepershipRequest({ requestId: second.requestId, answer: 'accept' })
    await requester.set({ status: 'active' }).execute()
    expect(reply).toMatchObject({ status: 409, code: 'notNow', clause: 'CLAIM-11' })
  })

  test('an answer by a link that was used: it works once', async () => {
    await asked(register)
    const token = await newestLink()
    const by = () => register.stranger.respondKeepershipRequest({ token, answer: 'accept' }, { address: freshAddress() })
    expect((await by()).status).toBe(200)
    expect(await by()).toMatchObject({
      status: 409,
      clause: 'CLAIM-7',
      message: expect.stringMatching(/This keepership request has been completed\.$/),
    })
  })
})

describe('of two at the same moment exactly one wins, and the other is told what happened', () => {
  test('agreeing and objecting', async () => {
    const { anna, requestId, petId } = await asked(register)
    const token = await newestLink()
    const replies = await Promise.all([
      anna.respondKeepershipRequest({ requestId, answer: 'accept' }),
      anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'lost' }),
      register.stranger.respondKeepershipRequest({ token, answer: 'accept' }, { address: freshAddress() }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { status } = await claimOf(requestId)
    for (const reply of replies.filter((one) => one.status === 409))
      expect(reply.message).toMatch(/This keepership request (has been completed|is disputed)\.$/)
    expect(await keeperOf(petId)).toBe(status === 'completed' ? register.people.tamsin : register.people.anna)
  })

  test('agreeing and taking the request back', async () => {
    const { anna, tamsin, requestId, petId } = await asked(register)
    const [accepted, withdrawn] = await Promise.all([
      anna.respondKeepershipRequest({ requestId, answer: 'accept' }),
      tamsin.updateKeepershipRequest({ requestId, act: 'withdraw' }),
    ])
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409])
    const loser = accepted.status === 409 ? accepted : withdrawn
    expect(loser.message).toMatch(/This keepership request (has been withdrawn|has been completed)\.$/)
    expect(await keeperOf(petId)).toBe(accepted.status === 200 ? register.people.tamsin : register.people.anna)
  })

  test('the clock’s completion and an objection', async () => {
    const { requestId, petId } = await asked(register)
    await register.drain()
    await watch(register, 28)
    expect((await claimOf(requestId)).status).toBe('grace')
    register.clock.turn({ days: 7 })
    const anna = await signedInAnew(register, 'anna')
    const [objected] = await Promise.all([
      anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'lost' }),
      register.runJob('watchClaims', {}),
    ])
    const { status } = await claimOf(requestId)
    expect(status).toBe(objected.status === 200 ? 'disputed' : 'completed')
    expect(await keeperOf(petId)).toBe(objected.status === 200 ? register.people.anna : register.people.tamsin)
    if (objected.status !== 200) expect(objected).toMatchObject({ status: 409, message: expect.stringMatching(/has been completed\.$/) })
    expect((await mailbox(register, PEOPLE.tamsin.email)).length).toBeGreaterThan(0)
  })
})
