import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { passClaim } from '#features/staff/contract.ts'
import { later, londonDate } from '#platform/clock/clock.ts'
import { until } from '#platform/database/embedded/answers.ts'
import { asked, linksTo, stray, watch } from '#src/testing/claims.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { dueClaims } from '../claims.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  await register.db
    .updateTable('account')
    .set({ email: PEOPLE.anna.email, mobileVerifiedAt: register.clock.now() })
    .where('id', '=', register.people.anna)
    .execute()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** A request whose evidence our staff have accepted. */
async function accepted() {
  const made = await asked(register)
  await run(passClaim, { requestId: made.requestId })
  return made
}

const claimOf = (id: string) => register.db.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const statusOf = async (id: string) => (await claimOf(id)).status
const keeperOf = async (id: string) =>
  (await register.db.selectFrom('pet').select('keeperId').where('id', '=', id).executeTakeFirstOrThrow()).keeperId
const setPet = (petId: string, status: 'missing' | 'stolen' | 'deceased' | 'active') =>
  register.db.updateTable('pet').set({ status }).where('id', '=', petId).execute()

/** Nothing reaches Anna any more but a letter on paper. */
async function outOfReach() {
  const lost = { email: 'anna@moved.invalid', mobileVerifiedAt: null }
  await register.db.updateTable('account').set(lost).where('id', '=', register.people.anna).execute()
}

test('a keeper who was reached and never answers is reminded on days 3, 7, 14, 21 and 27, has 7 days more, and then the record moves', async () => {
  const { requestId, petId } = await asked(register, { pet: { name: 'Clover' } })
  const before = (await linksTo(register, PEOPLE.anna.email)).length
  const remindedOn: number[] = []
  for (let day = 1; day <= 28; day += 1) {
    const sent = (await linksTo(register, PEOPLE.anna.email)).length
    await watch(register, 1)
    await watch(register)
    if ((await linksTo(register, PEOPLE.anna.email)).length > sent) remindedOn.push(day)
  }
  expect(remindedOn).toEqual([3, 7, 14, 21, 27, 28])
  const links = (await linksTo(register, PEOPLE.anna.email)).slice(before)
  expect(new Set(links).size).toBe(6)
  expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('7 days left: someone has asked to be Clover’s keeper')
  expect(await claimOf(requestId)).toMatchObject({ status: 'grace', answerBy: later(register.clock.now(), { days: 7 }) })

  await run(passClaim, { requestId })
  await watch(register, 6)
  expect(await keeperOf(petId)).toBe(register.people.anna)
  await watch(register, 1)
  expect(await keeperOf(petId)).toBe(register.people.tamsin)
  expect(await claimOf(requestId)).toMatchObject({ status: 'completed', completedAt: register.clock.now() })
  expect((await newestTo(register, PEOPLE.anna.email)).text).toContain('If that’s wrong, tell us by')
  expect((await newestTo(register, PEOPLE.anna.mobile)).text).toContain('Clover has a new keeper. If that’s wrong, tell us:')
  expect((await newestTo(register, PEOPLE.tamsin.email)).subject).toMatch(/^You’re the keeper/)
})

test('a record never moves by silence before our staff have accepted the evidence', async () => {
  const { requestId, petId } = await asked(register, { pet: { name: 'Clover' } })
  for (let day = 1; day <= 60; day += 1) await watch(register, 1)
  expect(await statusOf(requestId)).toBe('grace')
  expect(await keeperOf(petId)).toBe(register.people.anna)
  expect(await run(passClaim, { requestId })).toMatchObject({ status: 'grace' })
  await watch(register)
  expect(await keeperOf(petId)).toBe(register.people.tamsin)
})

test('a keeper with an address gets one letter on the day they’re asked, beside the messages', async () => {
  await asked(register, { pet: { name: 'Teal' } })
  await watch(register, 3)
  const posted = (await mailbox(register, 'Anna Hughes\n14 Priory Lane\nHereford\nHR1 2BX')).filter(({ subject }) =>
    subject?.includes('Teal'),
  )
  expect(posted).toMatchObject([{ channel: 'post', subject: 'Someone has asked to be Teal’s keeper' }])
  expect(posted[0]?.text).toMatch(/respond-keepership-request\?token=[\w-]{64}/)
})

describe('a keeper whom no message reaches', () => {
  async function unreached() {
    const made = await asked(register, { pet: { name: 'Rook' } })
    const reached = register.db.selectFrom('claimNotice').select('messageId').where('claimId', '=', made.requestId)
    await register.drain()
    await register.db.updateTable('delivery').set({ delivered: false }).where('messageId', 'in', reached).execute()
    await outOfReach()
    return made
  }

  test('gets a letter at their address, with 14 days more, and then 7', async () => {
    const { requestId, petId } = await unreached()
    await run(passClaim, { requestId })
    for (let day = 1; day <= 28; day += 1) await watch(register, 1)
    expect(await claimOf(requestId)).toMatchObject({ status: 'letterSent', answerBy: later(register.clock.now(), { days: 14 }) })
    const address = 'Anna Hughes\n14 Priory Lane\nHereford\nHR1 2BX'
    const [paper] = (await mailbox(register, address)).slice(-1)
    expect(paper).toMatchObject({ channel: 'post', subject: 'Someone has asked to be Rook’s keeper' })
    expect(paper?.text).toMatch(/^Dear Anna Hughes,[\s\S]*0800 023 9384[\s\S]*respond-keepership-request\?token=[\w-]{64}/)

    await watch(register, 13)
    expect(await statusOf(requestId)).toBe('letterSent')
    await watch(register, 1)
    expect(await statusOf(requestId)).toBe('grace')
    await watch(register, 6)
    expect(await keeperOf(petId)).toBe(register.people.anna)
    await watch(register, 1)
    expect(await keeperOf(petId)).toBe(register.people.tamsin)
  })

  test('but opens the request on the page has been reached', async () => {
    const { anna, requestId } = await unreached()
    await anna.getPendingKeepershipRequests()
    for (let day = 1; day <= 28; day += 1) await watch(register, 1)
    expect(await statusOf(requestId)).toBe('grace')
  })

  test('and who has no address keeps the animal', async () => {
    const { requestId } = await unreached()
    const anna = register.db.updateTable('account').where('id', '=', register.people.anna)
    await anna.set({ line1: null }).execute()
    await watch(register, 60)
    expect(await statusOf(requestId)).toBe('notified')
    await anna.set({ line1: PEOPLE.anna.line1 }).execute()
  })
})

describe('an animal that is reported', () => {
  test.each(['missing', 'stolen', 'deceased'] as const)('%s stops the request, however long, and both are told', async (status) => {
    const { requestId, petId } = await asked(register, { pet: { name: 'Wren' } })
    await setPet(petId, status)
    await watch(register)
    expect(await claimOf(requestId)).toMatchObject({ status: 'blockedMissing', answerBy: null })
    expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('Someone says they’ve got Wren')
    expect((await newestTo(register, PEOPLE.tamsin.email)).subject).toMatch(/^Your request is on hold/)
    await watch(register, 400)
    expect(await statusOf(requestId)).toBe('blockedMissing')
    expect(await keeperOf(petId)).toBe(register.people.anna)
  })

  test('missing on the last day of grace is not handed on in the hour in which the grace ends', async () => {
    const { requestId, petId } = await asked(register)
    await watch(register, 28)
    await setPet(petId, 'missing')
    await watch(register, 7)
    expect(await statusOf(requestId)).toBe('blockedMissing')
    expect(await keeperOf(petId)).toBe(register.people.anna)
  })

  test('found again gives the keeper 28 days anew', async () => {
    const { requestId, petId } = await asked(register)
    await watch(register, 20)
    await setPet(petId, 'missing')
    await watch(register, 1)
    await setPet(petId, 'active')
    await watch(register, 1)
    expect(await claimOf(requestId)).toMatchObject({
      status: 'notified',
      reminders: 0,
      answerBy: later(register.clock.now(), { days: 28 }),
    })
    await watch(register, 27)
    expect(await statusOf(requestId)).toBe('notified')
  })
})

test('a stray whose release is written down early is asked about when the clear days are over', async () => {
  const { requestId } = await asked(register, { over: stray(londonDate(register.clock.now())) })
  await register.db.updateTable('claim').set({ releasedOn: '2026-01-01', releaseReference: 'R-1' }).where('id', '=', requestId).execute()
  await watch(register, 7)
  expect(await statusOf(requestId)).toBe('held')
  await watch(register, 1)
  expect(await statusOf(requestId)).toBe('notified')
})

test('a request ends with the account that made it, so that no animal goes to nobody', async () => {
  const { requestId, petId } = await asked(register)
  const tamsin = register.db.updateTable('account').where('id', '=', register.people.tamsin)
  await tamsin.set({ status: 'closed' }).execute()
  await watch(register)
  await tamsin.set({ status: 'active' }).execute()
  expect(await statusOf(requestId)).toBe('withdrawn')
  expect(await keeperOf(petId)).toBe(register.people.anna)
})

test('two sweeps at the same moment do everything once', async () => {
  const made = [await accepted(), await accepted(), await accepted()]
  await watch(register, 28)
  register.clock.turn({ days: 7 })
  await Promise.all([1, 2, 3].map(() => register.runJob('watchClaims', {})))
  for (const { requestId, petId } of made) {
    expect(await statusOf(requestId)).toBe('completed')
    const moves = await register.db
      .selectFrom('event')
      .select('move')
      .where('subjectId', '=', petId)
      .where('move', '=', 'changeKeeper')
      .execute()
    expect(moves).toHaveLength(1)
  }
})

test('a request that cannot be moved on holds up no other, and is tried again by itself', async () => {
  const [stuck, other] = [await accepted(), await accepted()]
  await watch(register, 28)
  await register.asOwner(
    "create function fail_claim() returns trigger language plpgsql as $$ begin raise exception 'Nothing can be written'; end $$",
    `create trigger fails before update on claim for each row when (old.id = '${stuck.requestId}') execute function fail_claim()`,
  )
  register.clock.turn({ days: 7 })
  await register.runJob('watchClaims', {})
  expect(await Promise.all([stuck, other].map(({ petId }) => keeperOf(petId)))).toEqual([register.people.anna, register.people.tamsin])
  await register.asOwner('drop trigger fails on claim')
  await register.drain()
  expect(await keeperOf(stuck.petId)).toBe(register.people.tamsin)
})

test('a sweep holds one animal at a time', async () => {
  const made = [await accepted(), await accepted()]
  await watch(register, 28)
  register.clock.turn({ days: 7 })
  // Somebody holds one of the animals: the other moves all the same, as it would not were both in one transaction that waits.
  const order = await dueClaims(register.db, register.clock.now())
  const [free, held] = made.sort((one, two) => order.indexOf(one.requestId) - order.indexOf(two.requestId))
  if (!held || !free) throw new Error('Two requests were made')
  let swept = Promise.resolve()
  await register.db.transaction().execute(async (db) => {
    await db.selectFrom('pet').select('id').where('id', '=', held.petId).forUpdate().execute()
    swept = register.runJob('watchClaims', {})
    await until(async () => (await keeperOf(free.petId)) === register.people.tamsin, 5000)
    expect(await keeperOf(held.petId)).toBe(register.people.anna)
  })
  await swept
  expect(await keeperOf(held.petId)).toBe(register.people.tamsin)
})

test('what the clock can do nothing for does not stand before what it can', async () => {
  const unreached = await asked(register)
  const moved = await asked(register)
  await register.drain()
  await outOfReach()
  const anna = register.db.updateTable('account').where('id', '=', register.people.anna)
  await anna.set({ line1: null }).execute()
  await register.db
    .updateTable('delivery')
    .set({ delivered: false })
    .where('messageId', 'in', register.db.selectFrom('claimNotice').select('messageId').where('claimId', '=', unreached.requestId))
    .execute()
  await register.db.updateTable('pet').set({ keeperId: register.people.toby }).where('id', '=', moved.petId).execute()
  const due = await dueClaims(register.db, later(register.clock.now(), { days: 60 }))
  expect(due).not.toContain(unreached.requestId)
  expect(due).not.toContain(moved.requestId)
  await anna.set({ line1: PEOPLE.anna.line1 }).execute()
  expect(await dueClaims(register.db, later(register.clock.now(), { days: 60 }))).toContain(unreached.requestId)
})

test('the links of a request that is resolved are forgotten after a month', async () => {
  const { anna, requestId } = await asked(register)
  await anna.respondKeepershipRequest({ requestId, answer: 'accept' })
  const links = () => register.db.selectFrom('claimLink').select('hash').where('claimId', '=', requestId).execute()
  await watch(register, 29)
  expect((await links()).length).toBeGreaterThan(0)
  await watch(register, 2)
  expect(await links()).toEqual([])
})
