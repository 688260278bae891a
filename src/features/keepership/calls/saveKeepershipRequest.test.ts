import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { stopsOf } from '#features/accounts/expiry.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { lockPet } from '#features/pets/queries.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { lawOn } from '#platform/law/tools.ts'
import { freshChip } from '#src/testing/animals.ts'
import { keptBy, linksTo, namesIn, signedInAnew, stray, wish } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { giveHousehold } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { START } from '#src/testing/start.ts'
import { waiting } from '#src/testing/waiting.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  await giveHousehold(register, register.people.anna)
})
beforeEach(async () => {
  anna = await signedInAnew(register, 'anna')
  await register.db
    .updateTable('claim')
    .set({ createdAt: later(START, { days: -400 }) })
    .execute()
})
afterAll(() => register.close())

/** Somebody new whose e-mail and number are confirmed. */
async function confirmed() {
  const person = await join(register)
  const now = register.clock.now()
  await register.db.updateTable('account').set({ emailVerifiedAt: now, mobileVerifiedAt: now }).where('id', '=', person.id).execute()
  return person
}

const api = async (who: Client, chipNumber: string, over: Record<string, unknown> = {}) =>
  who.saveKeepershipRequest(await wish(who, chipNumber, over))

describe('a request whose evidence speaks for itself', () => {
  test('reaches the keeper at once, by e-mail, by text message and by a letter, each with a link of its own, and gives 28 days', async () => {
    const { chipNumber, petId } = await keptBy(anna, { name: 'Clover' })
    const requester = await confirmed()
    const reply = await api(requester.api, chipNumber)
    expect(reply).toMatchObject({ status: 200, data: { status: 'notified', answerBy: later(START, { days: 28 }).toISOString() } })

    const letter = await newestTo(register, PEOPLE.anna.email)
    const text = await newestTo(register, PEOPLE.anna.mobile)
    expect(letter.subject).toBe('Someone has asked to be Clover’s keeper')
    expect(letter.text).toContain('Answer by 24 April 2026')
    expect(text.text).toContain('Someone has asked to be Clover’s keeper')
    const links = [...(await linksTo(register, PEOPLE.anna.email)), ...(await linksTo(register, PEOPLE.anna.mobile))]
    expect(new Set(links).size).toBe(2)
    for (const link of links) expect(link.length).toBeGreaterThanOrEqual(64)

    const notices = await register.db
      .selectFrom('claimNotice')
      .innerJoin('delivery', 'delivery.messageId', 'claimNotice.messageId')
      .select('delivered')
      .where('claimId', '=', reply.data.requestId)
      .execute()
    expect(notices).toEqual([{ delivered: true }, { delivered: true }, { delivered: true }])
    expect(await register.db.selectFrom('claimLink').select('hash').where('hash', 'in', links).execute()).toEqual([])
    expect((await anna.getPetDetail({ petId })).data).toMatchObject({ status: 'active', open: 'claim' })
  })

  test('is a legal notice: it goes out also where the keeper wants no alerts', async () => {
    await anna.updateUser({ alertBySms: false })
    const before = (await mailbox(register, PEOPLE.anna.mobile)).length
    await api((await confirmed()).api, (await keptBy(anna)).chipNumber)
    expect(await mailbox(register, PEOPLE.anna.mobile)).toHaveLength(before + 1)
    await anna.updateUser({ alertBySms: true })
  })

  test('does not go to an address that its reader never confirmed', async () => {
    const keeper = await join(register)
    const before = (await mailbox(register, keeper.email)).length
    const reply = await api((await confirmed()).api, (await keptBy(keeper.api)).chipNumber)
    expect(reply.data.status).toBe('notified')
    expect((await mailbox(register, keeper.email)).slice(before).filter(({ text }) => text.includes('respond-keepership'))).toEqual([])
  })

  test('names nobody to anybody', async () => {
    const { chipNumber } = await keptBy(anna)
    const requester = await confirmed()
    expect(namesIn(await api(requester.api, chipNumber), 'anna')).toEqual([])
    const letter = await newestTo(register, PEOPLE.anna.email)
    for (const known of [requester.name, requester.email]) expect(letter.text).not.toContain(known)
    const told = await newestTo(register, requester.email)
    for (const known of [PEOPLE.anna.name, PEOPLE.anna.email, 'Biscuit']) expect(told.text).not.toContain(known)
  })
})

describe('evidence that does not speak for itself', () => {
  test('of somebody who cannot be reached is looked at by Staff, and the keeper hears nothing yet', async () => {
    const { chipNumber } = await keptBy(anna)
    const requester = await join(register)
    const before = (await mailbox(register, PEOPLE.anna.email)).length
    const reply = await api(requester.api, chipNumber)
    expect(reply.data).toMatchObject({ status: 'evidenceReview', answerBy: null })
    expect(await mailbox(register, PEOPLE.anna.email)).toHaveLength(before)
    // An address that nobody has confirmed may be anybody's: the page of their requests says how it stands.
    expect((await mailbox(register, requester.email)).map(({ subject }) => subject)).toEqual(['Confirm your e-mail address'])
  })

  test('of a verified organisation is not looked at, confirmed or not', async () => {
    const wilma = await signedInAnew(register, 'wilma')
    await register.db.updateTable('account').set({ mobileVerifiedAt: null }).where('id', '=', register.people.wilma).execute()
    expect((await api(wilma, (await keptBy(anna)).chipNumber)).data.status).toBe('notified')
  })

  test('of an organisation whose verification has ended is looked at, as it is told before that comes', async () => {
    const wilma = await signedInAnew(register, 'wilma')
    await register.db.updateTable('account').set({ mobileVerifiedAt: null }).where('id', '=', register.people.wilma).execute()
    const mine = register.db.updateTable('profile').where('accountId', '=', register.people.wilma)
    await mine.set({ status: 'expired' }).execute()
    expect((await api(wilma, (await keptBy(anna)).chipNumber)).data.status).toBe('evidenceReview')
    await mine.set({ status: 'verified' }).execute()
    expect(stopsOf('Welfare')).toContain('our staff look at the evidence for your keepership requests first')
  })
})

describe('a found animal', () => {
  test('waits for the council’s seven clear days, and its keeper is told at once', async () => {
    const { chipNumber } = await keptBy(anna, { name: 'Rook' })
    const requester = await confirmed()
    const reply = await api(requester.api, chipNumber, stray('2026-03-26'))
    expect(reply.data).toMatchObject({ status: 'held', answerBy: '2026-04-02T23:00:00.000Z' })
    expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('Someone says they’ve found Rook')
    expect((await newestTo(register, requester.email)).text).toContain('at least one month (SI 1992/288 reg 4)')
  })

  test('that the council has released after its days does not wait', async () => {
    const released = stray('2026-03-10', { releasedOn: '2026-03-18', releaseReference: 'R-9' })
    expect((await api((await confirmed()).api, (await keptBy(anna)).chipNumber, released)).data.status).toBe('notified')
  })

  test.each([
    ['without a council', { reason: 'found' }, 'council'],
    ['released a day too early', stray('2026-03-10', { releasedOn: '2026-03-17', releaseReference: 'R-9' }), 'council.releasedOn'],
    ['released without a reference', stray('2026-03-10', { releasedOn: '2026-03-18' }), 'council.releaseReference'],
  ])('%s is refused: councilNeeded', async (_what, over, field) => {
    const reply = await api(anna, freshChip(), over)
    expect(reply).toMatchObject({ status: 400, code: 'councilNeeded' })
    expect(Object.keys(reply.fields)).toEqual([field])
  })

  test.each([
    ['reported', stray('2026-03-28'), 'council.reportedOn'],
    ['released', stray('2026-03-10', { releasedOn: '2026-03-28', releaseReference: 'R-9' }), 'council.releasedOn'],
  ])('%s on a day to come is refused: inFuture', async (_what, over, field) => {
    const reply = await api(anna, freshChip(), over)
    expect([reply.status, reply.code, Object.keys(reply.fields)]).toEqual([400, 'inFuture', [field]])
  })
})

test('a request about a missing animal moves nothing, and both are told', async () => {
  const { chipNumber, petId } = await keptBy(anna, { name: 'Wren' })
  await register.db.updateTable('pet').set({ status: 'missing' }).where('id', '=', petId).execute()
  const requester = await confirmed()
  expect((await api(requester.api, chipNumber)).data).toMatchObject({ status: 'blockedMissing', answerBy: null })
  expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('Someone says they’ve got Wren')
  expect((await newestTo(register, requester.email)).subject).toMatch(/^Your request is on hold/)
})

describe('is refused', () => {
  test('without the declaration: declarationNeeded', async () => {
    const reply = await api(anna, freshChip(), { declaration: false })
    expect(reply).toMatchObject({
      status: 400,
      code: 'declarationNeeded',
      fields: { declaration: 'Confirm that everything you’ve told us is true' },
    })
  })

  test('with a photo that somebody else has uploaded: noSuchPhoto', async () => {
    const { chipNumber } = await keptBy(anna)
    const { photoId } = await wish(anna, chipNumber)
    const reply = await api((await confirmed()).api, chipNumber, { photoId })
    expect(reply).toMatchObject({ status: 400, code: 'noSuchPhoto' })
  })

  test('for a found animal, by an organisation whose keeper nobody has told: keeperFirst; once they’re told, it can ask', async () => {
    const wilma = await signedInAnew(register, 'wilma')
    const { chipNumber } = await keptBy(anna, { name: 'Tansy' })
    const found = stray('2026-03-20')
    expect(await api(wilma, chipNumber, found)).toMatchObject({
      status: 409,
      code: 'keeperFirst',
      clause: 'CLAIM-13',
      fields: { chipNumber: expect.stringContaining('Tell its keeper first') },
    })
    await wilma.addMicrochipLookup({ chipNumber, message: 'We have Tansy at our kennels in Leeds.' })
    expect((await api(wilma, chipNumber, found)).status).toBe(200)
  })

  test('for a found animal by an organisation, where the keeper has left the register, nobody has to be told', async () => {
    const wilma = await signedInAnew(register, 'wilma')
    const { chipNumber, petId } = await keptBy(anna)
    const gone = await confirmed()
    await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', gone.id).execute()
    await register.db.updateTable('pet').set({ keeperId: gone.id }).where('id', '=', petId).execute()
    expect((await api(wilma, chipNumber, stray('2026-03-20'))).status).toBe(200)
  })

  test('for a chip that is not here: notRegistered', async () => {
    expect(await api(anna, freshChip())).toMatchObject({ status: 404, code: 'notRegistered' })
  })

  test('for an animal of one’s own: yours', async () => {
    expect(await api(anna, (await keptBy(anna)).chipNumber)).toMatchObject({ status: 409, code: 'yours' })
  })

  test.each(['deceased', 'exported'] as const)('for an animal that is %s: petGone', async (status) => {
    const { chipNumber, petId } = await keptBy(anna)
    await register.db.updateTable('pet').set({ status }).where('id', '=', petId).execute()
    expect(await api((await confirmed()).api, chipNumber)).toMatchObject({ status: 409, code: 'petGone' })
  })

  test('for an animal that is being offered to somebody: notNow', async () => {
    const { chipNumber, petId } = await keptBy(anna)
    const at = register.clock.now()
    await register.db
      .insertInto('offer')
      .values({
        id: petId,
        status: 'sent',
        statusAt: at,
        kind: 'sale',
        petId,
        fromAccount: register.people.anna,
        toEmail: 'buyer@example.org',
        createdAt: at,
        answerBy: at,
      })
      .execute()
    expect(await api((await confirmed()).api, chipNumber)).toMatchObject({
      status: 409,
      code: 'notNow',
      clause: 'KEEP-2',
      message: 'This animal is already being transferred',
    })
  })

  test('a fourth time in a year: tooMany, and a year later no longer', async () => {
    const requester = await confirmed()
    const chips = await Promise.all([1, 2, 3, 4].map(() => keptBy(anna)))
    for (const { chipNumber } of chips.slice(0, 3)) expect((await api(requester.api, chipNumber)).status).toBe(200)
    const fourth = chips[3]?.chipNumber ?? ''
    expect(await api(requester.api, fourth)).toMatchObject({ status: 409, code: 'tooMany' })
    const mine = register.db.updateTable('claim').where('requesterId', '=', requester.id)
    await mine.set({ createdAt: later(START, { days: -365 }) }).execute()
    expect((await api(requester.api, fourth)).status).toBe(200)
  })

  test('all but one of four that one account makes at the same moment when it has two left', async () => {
    const requester = await confirmed()
    const kept = await Promise.all([1, 2, 3, 4, 5].map(() => keptBy(anna)))
    await api(requester.api, kept[0]?.chipNumber ?? '')
    const replies = await Promise.all(kept.slice(1).map(({ chipNumber }) => api(requester.api, chipNumber)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  })
})

test('of several who ask about one chip at the same moment one is written down, and the others are told: alreadyAsked', async () => {
  const { chipNumber } = await keptBy(anna)
  const people = await Promise.all([1, 2, 3, 4].map(confirmed))
  const wishes = await Promise.all(people.map((person) => wish(person.api, chipNumber)))
  const replies = await Promise.all(people.map((person, index) => person.api.saveKeepershipRequest(wishes[index])))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const losers = replies.filter(({ status }) => status === 409)
  for (const loser of losers)
    expect(loser).toMatchObject({
      code: 'alreadyAsked',
      clause: 'CLAIM-1',
      message: expect.stringMatching(/There’s already an open request/),
    })
})

describe('a request that waited for somebody who changes the animal is judged by what they have changed', () => {
  /** What the request is answered that comes while somebody holds the animal and does this to it, and what was written down of it. */
  async function askedWhile(change: (db: Db, petId: string, requesterId: string) => Promise<unknown>) {
    const { petId, chipNumber } = await keptBy(anna)
    const { api: requester, id } = await confirmed()
    const wished = await wish(requester, chipNumber)
    const { answered } = await register.db.transaction().execute(async (db) => {
      await lockPet(db, petId)
      const asking = requester.saveKeepershipRequest(wished)
      await expect.poll(() => waiting(register), { timeout: 5000 }).toBe(1)
      await change(db, petId, id)
      return { answered: asking }
    })
    const { status, code } = await answered
    const claims = await register.db.selectFrom('claim').select('id').where('petId', '=', petId).execute()
    return { status, code, claims: claims.length }
  }

  test('where they are its keeper now: yours', async () => {
    const reply = await askedWhile((db, petId, keeperId) => db.updateTable('pet').set({ keeperId }).where('id', '=', petId).execute())
    expect(reply).toEqual({ status: 409, code: 'yours', claims: 0 })
  })

  test.each([
    ['deceased', 'reportDeceased'],
    ['exported', 'reportExported'],
  ] as const)('where it is %s: petGone', async (_status, name) => {
    const reply = await askedWhile((db, petId) => lawOn(db, register.clock.now(), null).transition(petLife, name, petId, 'keeper'))
    expect(reply).toEqual({ status: 409, code: 'petGone', claims: 0 })
  })

  test('where the number, which was never in it, finds it no longer: notRegistered', async () => {
    const reply = await askedWhile(async (db, petId) => {
      await db.deleteFrom('chip').where('petId', '=', petId).execute()
      await db.insertInto('chip').values({ number: freshChip(), petId, registeredAt: START }).execute()
    })
    expect(reply).toEqual({ status: 404, code: 'notRegistered', claims: 0 })
  })
})

test('somebody whose evidence was refused within a year is looked at, confirmed or not', async () => {
  const requester = await confirmed()
  const first = await api(requester.api, (await keptBy(anna)).chipNumber)
  await register.db.updateTable('claim').set({ status: 'refused' }).where('id', '=', first.data.requestId).execute()
  expect((await api(requester.api, (await keptBy(anna)).chipNumber)).data.status).toBe('evidenceReview')
})
