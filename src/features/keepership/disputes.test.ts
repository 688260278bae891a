import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { lockPet } from '#features/pets/queries.ts'
import { resolveRehoming } from '#features/rehoming/disputes.ts'
import { newId } from '#platform/database/id.ts'
import { toolsOn } from '#platform/server/tools.ts'
import { asked, signedInAnew, stray, wish } from '#src/testing/claims.ts'
import { stray as takenIn } from '#src/testing/litters.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { handedToSomebody } from '#src/testing/rehomings.ts'
import { openClaims, passEvidence, refuseEvidence, resolve } from './disputes.ts'
import type { TransactionContext } from './progress.ts'
import { transferKeepership } from './transferKeepership.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  await confirmMobile(true)
  // Whose evidence was refused is looked at for a year: each test begins with somebody who was never doubted.
  await register.db
    .updateTable('claim')
    .set({ statusAt: new Date(0) })
    .where('status', '=', 'refused')
    .execute()
})
afterAll(() => register.close())

/** One transaction of Staff at the command line. */
const staff = <Result>(act: (tools: TransactionContext) => Promise<Result>) =>
  register.db.transaction().execute((db) => {
    const now = register.clock.now()
    return act({ services: register.services, ...toolsOn(db, register, now, null) })
  })

const confirmMobile = (is: boolean) =>
  register.db
    .updateTable('account')
    .set({ mobileVerifiedAt: is ? register.clock.now() : null })
    .where('id', '=', register.people.tamsin)
    .execute()
const keeperOf = async (id: string) =>
  (await register.db.selectFrom('pet').select('keeperId').where('id', '=', id).executeTakeFirstOrThrow()).keeperId

async function underReview(over: object = {}) {
  await confirmMobile(false)
  return asked(register, { pet: { name: 'Clover' }, over })
}

async function disputed() {
  const made = await asked(register, { pet: { name: 'Fern' } })
  await made.anna.respondKeepershipRequest({ requestId: made.requestId, answer: 'object', objection: 'stolen' })
  return made
}

async function disputedLater() {
  const made = await asked(register, { pet: { name: 'Rook' } })
  await made.anna.respondKeepershipRequest({ requestId: made.requestId, answer: 'accept' })
  await made.anna.disputeKeeperChange({ requestId: made.requestId, words: 'I was in hospital.' })
  return made
}

describe('evidence', () => {
  test('that is enough has the keeper told now, with 28 days', async () => {
    const { requestId } = await underReview()
    const before = (await mailbox(register, PEOPLE.anna.email)).length
    expect(await staff((tools) => passEvidence(tools, requestId))).toMatchObject({ status: 'notified', notifiedAt: register.clock.now() })
    expect(await mailbox(register, PEOPLE.anna.email)).toHaveLength(before + 1)
    expect((await newestTo(register, PEOPLE.tamsin.email)).subject).toMatch(/^We’ve asked the keeper/)
  })

  test('is passed on to whoever keeps the animal now, and to nobody while a former keeper says that it is not theirs', async () => {
    await confirmMobile(false)
    const { taker, keeper, petId, rehomingId } = await handedToSomebody(register)
    const { chipNumber } = (await taker.api.getPetDetail({ petId })).data
    const tamsin = await signedInAnew(register, 'tamsin')
    const { requestId } = (await tamsin.saveKeepershipRequest(await wish(tamsin, chipNumber))).data
    await keeper.api.acceptRejectRehomeRequest({ rehomingId, answer: 'wrong' })
    await expect(staff((tools) => passEvidence(tools, requestId))).rejects.toThrow(/^This animal’s rehoming is in dispute/)
    await staff((tools) => resolveRehoming({ ...tools, services: register.services }, rehomingId, 'former', 'They never agreed.'))
    expect(await staff((tools) => passEvidence(tools, requestId))).toMatchObject({ status: 'notified', keeperId: keeper.id })
  })

  test('of a stray that is enough waits for the council', async () => {
    const { requestId } = await underReview(stray('2026-03-26'))
    expect(await staff((tools) => passEvidence(tools, requestId))).toMatchObject({ status: 'held' })
  })

  test('that is not enough is refused with Staff’s words; the keeper never hears of it', async () => {
    const { requestId } = await underReview()
    const before = (await mailbox(register, PEOPLE.anna.email)).length
    await staff((tools) => refuseEvidence(tools, requestId, 'The photo does not show the number on the reader.'))
    const told = await newestTo(register, PEOPLE.tamsin.email)
    expect(told.subject).toMatch(/^Your request has been refused/)
    expect(told.text).toContain('The photo does not show the number on the reader.')
    expect(await mailbox(register, PEOPLE.anna.email)).toHaveLength(before)
  })

  test('is judged once', async () => {
    const { requestId } = await underReview()
    await staff((tools) => passEvidence(tools, requestId))
    await expect(staff((tools) => refuseEvidence(tools, requestId, 'No.'))).rejects.toMatchObject({
      code: 'judged',
      clause: 'CLAIM-2',
    })
  })
})

describe('a dispute', () => {
  test('resolved for the keeper leaves the animal with the keeper, and both are told', async () => {
    const { requestId, petId } = await disputed()
    await staff((tools) => resolve(tools, requestId, 'keeper'))
    expect(await keeperOf(petId)).toBe(register.people.anna)
    expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('You’re Fern’s registered keeper')
    const told = await newestTo(register, PEOPLE.tamsin.email)
    expect(told.text).toContain('It’s settled: the animal stays with its keeper.')
    expect(told.text).not.toMatch(/stolen|Fern/)
  })

  test('resolved for whoever asked moves the animal', async () => {
    const { requestId, petId, anna } = await disputed()
    await staff((tools) => resolve(tools, requestId, 'requester'))
    expect(await keeperOf(petId)).toBe(register.people.tamsin)
    expect((await newestTo(register, PEOPLE.tamsin.email)).subject).toMatch(/^You’re the keeper/)
    expect((await anna.getPetDetail({ petId })).status).toBe(404)
  })

  test('of a former keeper resolved for them brings the animal back', async () => {
    const { requestId, petId } = await disputedLater()
    await staff((tools) => resolve(tools, requestId, 'keeper'))
    expect(await keeperOf(petId)).toBe(register.people.anna)
    const kept = await register.db
      .selectFrom('keepership')
      .select('keeperId')
      .where('petId', '=', petId)
      .orderBy('since')
      .orderBy('until')
      .execute()
    expect(kept.map(({ keeperId }) => keeperId).filter((id) => id === register.people.anna)).toHaveLength(2)
  })

  test('of a former keeper resolved against them changes nothing', async () => {
    const { requestId, petId } = await disputedLater()
    await staff((tools) => resolve(tools, requestId, 'requester'))
    expect(await keeperOf(petId)).toBe(register.people.tamsin)
  })

  test('brings the animal back also from whoever it came to since, and tells them', async () => {
    const { requestId, petId } = await disputedLater()
    await staff(async (tools) => {
      const pet = await lockPet(tools.db, petId)
      if (pet) await transferKeepership(tools, pet, { to: register.people.toby, by: 'keeper', way: 'sale', clause: 'KEEP-1' })
    })
    await staff((tools) => resolve(tools, requestId, 'keeper'))
    expect(await keeperOf(petId)).toBe(register.people.anna)
    expect((await newestTo(register, PEOPLE.toby.email)).subject).toBe('Rook has gone back to the former keeper')
  })

  test('is resolved for nobody whose account has ended: a finder would reach nobody', async () => {
    const { requestId, petId } = await disputedLater()
    const account = register.db.updateTable('account').where('id', '=', register.people.anna)
    await account.set({ status: 'closed' }).execute()
    await expect(staff((tools) => resolve(tools, requestId, 'keeper'))).rejects.toThrow(/^They’ve closed their account/)
    await account.set({ status: 'active' }).execute()
    expect(await keeperOf(petId)).toBe(register.people.tamsin)
  })

  test('ends the stay of an animal with an organisation, which goes on where the animal is theirs again', async () => {
    const wilma = await signedInAnew(register, 'wilma')
    const found = takenIn()
    const { data } = await wilma.addPetByWelfare(found)
    const tamsin = await signedInAnew(register, 'tamsin')
    await register.db
      .updateTable('claim')
      .set({ createdAt: new Date(0) })
      .where('requesterId', '=', register.people.tamsin)
      .execute()
    const { requestId } = (await tamsin.saveKeepershipRequest(await wish(tamsin, found.chipNumber))).data
    const stay = () =>
      register.db.selectFrom('intake').select(['leftAt', 'leftHow']).where('petId', '=', data.petId).executeTakeFirstOrThrow()

    await wilma.respondKeepershipRequest({ requestId, answer: 'accept' })
    await wilma.disputeKeeperChange({ requestId, words: 'A mistake of ours.' })
    await staff((tools) => resolve(tools, requestId, 'keeper'))
    expect(await stay()).toEqual({ leftAt: null, leftHow: null })

    const again = (await tamsin.saveKeepershipRequest(await wish(tamsin, found.chipNumber))).data
    await wilma.respondKeepershipRequest({ requestId: again.requestId, answer: 'object', objection: 'neverAgreed' })
    await staff((tools) => resolve(tools, again.requestId, 'requester'))
    expect(await stay()).toEqual({ leftAt: register.clock.now(), leftHow: 'reunited' })
  })

  test('about a found stray that no council releases is resolved for either side while it is held', async () => {
    const held = await asked(register, { over: stray('2026-03-26') })
    expect((await openClaims(register.db)).find(({ id }) => id === held.requestId)).toMatchObject({ status: 'held' })
    await staff((tools) => resolve(tools, held.requestId, 'requester'))
    expect(await keeperOf(held.petId)).toBe(register.people.tamsin)
    const again = await asked(register, { over: stray('2026-03-26') })
    expect(await staff((tools) => resolve(tools, again.requestId, 'keeper'))).toMatchObject({ status: 'settledKeeper' })
    expect(await keeperOf(again.petId)).toBe(register.people.anna)
  })

  test('is resolved once, also by two at the same moment', async () => {
    const { requestId, petId } = await disputed()
    const sides = await Promise.allSettled([
      staff((tools) => resolve(tools, requestId, 'keeper')),
      staff((tools) => resolve(tools, requestId, 'requester')),
    ])
    expect(sides.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await keeperOf(petId)).toBe(sides[0].status === 'fulfilled' ? register.people.anna : register.people.tamsin)
  })
})

test('Staff find what waits for them, with the evidence, and nothing that is resolved', async () => {
  for (const { id } of await openClaims(register.db))
    await register.db.updateTable('claim').set({ status: 'withdrawn' }).where('id', '=', id).execute()
  const review = await underReview()
  await confirmMobile(true)
  const dispute = await disputed()
  const running = await asked(register)
  const toby = await signedInAnew(register, 'toby')
  await register.db.updateTable('pet').set({ status: 'missing' }).where('id', '=', running.petId).execute()
  await register.db.updateTable('claim').set({ status: 'withdrawn' }).where('id', '=', running.requestId).execute()
  await toby.saveKeepershipRequest(await wish(toby, running.chipNumber))

  const open = await openClaims(register.db)
  expect(open.map(({ status }) => status)).toEqual(['evidenceReview', 'disputed', 'blockedMissing'])
  expect(open.slice(0, 2).map(({ id }) => id)).toEqual([review.requestId, dispute.requestId])
  expect(open[1]).toMatchObject({ objection: 'stolen', statementBy: 'seller', hasMoved: false })
})

test('there is no request under a number that nobody was given', async () => {
  await expect(staff((tools) => passEvidence(tools, newId()))).rejects.toThrow('We can’t find a keepership request with this number')
})
