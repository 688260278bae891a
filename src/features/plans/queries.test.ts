import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transferKeepership } from '#features/keepership/transferKeepership.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { join } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { asProvider, giveCredits, giveHousehold, grant } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { purchaseToPay } from './grants.ts'
import { creditsLeft } from './queries/credits.ts'
import { revoke } from './revocation.ts'
import { takeCredit } from './takeCredits.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const toPay = (id: string, accountId: string) => purchaseToPay(register.db, id, accountId, register.clock.now())
const left = (accountId: string) => creditsLeft(register.db, accountId, register.clock.now())

/** Somebody new with a dog that is to be paid for. */
async function keeper() {
  const person = await join(register)
  const { data } = await person.api.addPet(animal())
  return { ...person, petId: data.petId, purchaseId: data.payment?.purchaseId ?? '' }
}

describe('of fifty who take from one batch of ten at the same moment', () => {
  test('exactly ten get one, and the batch is empty', async () => {
    const { id } = await join(register)
    await giveCredits(register, id, 10)
    const pets = await Promise.all(Array.from({ length: 50 }, () => haveOffspring(register)))
    const taken = await Promise.all(
      pets.map((petId) => register.db.transaction().execute((db) => takeCredit(db, id, petId, register.clock.now()))),
    )
    expect(taken.filter(Boolean)).toHaveLength(10)
    expect(await left(id)).toBe(0)
  })

  test('who write past the rule, the database lets ten through and none waits for ever', async () => {
    const { id } = await join(register)
    const creditBatchId = await giveCredits(register, id, 10)
    const pets = await Promise.all(Array.from({ length: 50 }, () => haveOffspring(register)))
    const entries = pets.map((petId) => ({ id: newId(), creditBatchId, petId, change: -1, why: 'registration', at: register.clock.now() }))
    const written = await Promise.allSettled(entries.map((entry) => register.db.insertInto('creditEntry').values(entry).execute()))
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const reasons = written.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(new Set(reasons)).toEqual(new Set(['error: This batch of credits is used up']))
  })

  test('and no animal takes two, out of different batches either', async () => {
    const { id } = await join(register)
    const lots = [await giveCredits(register, id, 5), await giveCredits(register, id, 5)]
    const petId = await haveOffspring(register)
    const entries = lots.map((creditBatchId) => ({
      id: newId(),
      creditBatchId,
      petId,
      change: -1,
      why: 'registration',
      at: register.clock.now(),
    }))
    const written = await Promise.allSettled(entries.map((entry) => register.db.insertInto('creditEntry').values(entry).execute()))
    expect(written.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await left(id)).toBe(9)
  })
})

describe('what is to be paid for an animal', () => {
  test('is ours to say, with its VAT and the name of the animal, and nothing about its keeper', async () => {
    const { id, purchaseId } = await keeper()
    expect(await toPay(purchaseId, id)).toEqual({
      pence: 1500,
      vatPence: 250,
      description: 'One pet, for life',
      about: [{ label: 'For', words: 'Biscuit' }],
      lines: [{ words: 'One pet, for life', quantity: 1, pence: 1500, vatRate: 20 }],
      startsAtOnce: true,
    })
  })

  test('is paid by whoever keeps it now: the debt goes with the animal', async () => {
    const { id, petId, purchaseId } = await keeper()
    const next = await join(register)
    await register.db.updateTable('pet').set({ keeperId: next.id }).where('id', '=', petId).execute()
    expect(await toPay(purchaseId, id)).toBe('nothingToPay')
    expect(await toPay(purchaseId, next.id)).toMatchObject({ pence: 1500 })
    expect(await grant(register, purchaseId)).toBe(true)
    expect((await next.api.getPetDetail({ petId })).data).toMatchObject({ status: 'active', chainHolds: true })
  })

  test('a household plan stays with the household that began to buy it', async () => {
    const { id, api, petId } = await keeper()
    const { data } = await api.buyPlan({ plan: 'household', petId })
    const next = await join(register)
    await register.db.updateTable('pet').set({ keeperId: next.id }).where('id', '=', petId).execute()
    expect(await toPay(data.purchaseId, next.id)).toBe('nothingToPay')
    expect(await toPay(data.purchaseId, id)).toMatchObject({ pence: 2900 })
    expect((await next.api.buyPlan({ plan: 'single', petId })).status).toBe(200)
    expect(await toPay(data.purchaseId, id)).toBe('tooLate')
  })
})

test('a second household plan that was begun before the first was paid is not to be paid any more', async () => {
  const { api, id } = await keeper()
  const [one, other] = [await api.buyPlan({ plan: 'household' }), await api.buyPlan({ plan: 'household' })]
  expect(await toPay(other.data.purchaseId, id)).toMatchObject({ pence: 2900 })
  expect(await grant(register, one.data.purchaseId)).toBe(true)
  expect(await toPay(other.data.purchaseId, id)).toBe('paidAlready')
  expect(await api.createPaymentIntent({ for: 'plan', id: other.data.purchaseId })).toMatchObject({ status: 409, code: 'paidAlready' })
})

describe('a payment', () => {
  test('that comes for a missing animal ends its debt and not the search for it', async () => {
    const { api, petId, purchaseId } = await keeper()
    await api.updatePetStatus({ petId, status: 'missing' })
    expect(await grant(register, purchaseId)).toBe(true)
    expect((await api.getPetDetail({ petId })).data).toMatchObject({ status: 'missing', chainHolds: true })
    expect((await api.updatePetStatus({ petId, status: 'found' })).data).toEqual({ status: 'active' })
  })

  test('that comes after a registration in hand was used for the animal gives nothing, and says why', async () => {
    const { api, id, petId, purchaseId } = await keeper()
    await giveCredits(register, id, 1)
    await api.useCredit({ petId })
    expect(await toPay(purchaseId, id)).toBe('tooLate')
    expect(await grant(register, purchaseId)).toEqual({
      clause: 'PLAN-3',
      words: 'This was cancelled, or paid for another way, before your payment reached us',
    })
  })

  test('for an animal and a registration in hand at the same moment: one of the two pays', async () => {
    const { api, id, petId, purchaseId } = await keeper()
    await giveCredits(register, id, 1)
    const [granted, used] = await Promise.all([grant(register, purchaseId), api.useCredit({ petId })])
    expect([granted === true, used.status === 200].filter(Boolean)).toHaveLength(1)
    expect(await left(id)).toBe(used.status === 200 ? 0 : 1)
    expect((await api.getPetDetail({ petId })).data).toMatchObject({ status: 'active', chainHolds: true })
  })

  test('for a household pays for every animal of it that waits, and those that come later', async () => {
    const { api, petId } = await keeper()
    const second = (await api.addPet(animal())).data
    const { data } = await api.buyPlan({ plan: 'household', petId })
    expect(await grant(register, data.purchaseId)).toBe(true)
    const { items } = (await api.getUsersPets({})).data
    expect(items.map(({ status }) => status)).toEqual(['active', 'active'])
    expect(await toPay(second.payment?.purchaseId ?? '', register.people.anna)).toBe('nothingToPay')
    expect((await api.addPet(animal())).data).toMatchObject({ status: 'active', payment: null })
  })

  test('for a household pays for an animal that comes to it from another keeper', async () => {
    const { petId, api } = await keeper()
    const next = await join(register)
    await giveHousehold(register, next.id)
    const held = await register.db.selectFrom('pet').selectAll().where('id', '=', petId).executeTakeFirstOrThrow()
    const how = { to: next.id, by: 'formerKeeper', way: 'rehoming', clause: 'REHOME-1' } as const
    await asProvider(register, (tools) => transferKeepership(tools, held, how))
    expect((await next.api.getPetDetail({ petId })).data).toMatchObject({ status: 'active', chainHolds: true })
    expect((await api.getPetDetail({ petId })).status).toBe(404)
  })

  test('of two for one household the second gives nothing', async () => {
    const { api } = await keeper()
    const [one, other] = [await api.buyPlan({ plan: 'household' }), await api.buyPlan({ plan: 'household' })]
    const granted = await Promise.all([grant(register, one.data.purchaseId), grant(register, other.data.purchaseId)])
    expect(granted.map((one) => (one === true ? 'true' : one.words)).sort()).toEqual([
      'It had already been paid for, so you didn’t owe anything',
      'true',
    ])
  })
})

describe('what is taken back', () => {
  test('is what was not used, to the penny below, once', async () => {
    const bryony = await register.as('bryony')
    const { data } = await bryony.buyPlan({ plan: 'breeder10' })
    await grant(register, data.purchaseId)
    const pets = await Promise.all(Array.from({ length: 3 }, () => haveOffspring(register)))
    for (const petId of pets)
      await register.db.transaction().execute((db) => takeCredit(db, register.people.bryony, petId, register.clock.now()))
    const back = await Promise.all([1, 2].map(() => asProvider(register, (tools) => revoke(tools, data.purchaseId))))
    expect(back.sort()).toEqual([0, 6650])
    expect(await left(register.people.bryony)).toBe(0)
  })

  test('is nothing where the one registration was used, or nothing was paid', async () => {
    const { purchaseId } = await keeper()
    expect(await asProvider(register, (tools) => revoke(tools, purchaseId))).toBe(0)
    await grant(register, purchaseId)
    expect(await asProvider(register, (tools) => revoke(tools, purchaseId))).toBe(0)
  })

  test('is a household plan that has paid for no animal, though the household keeps one that was paid for before', async () => {
    const { api, purchaseId } = await keeper()
    await grant(register, purchaseId)
    const { data } = await api.buyPlan({ plan: 'household' })
    await grant(register, data.purchaseId)
    expect(await asProvider(register, (tools) => revoke(tools, data.purchaseId))).toBe(1400)
    expect((await api.getCredits()).data.household).toBe(false)
  })

  test.each(['before it was paid', 'afterwards', 'from another keeper'])(
    'is nothing of a household plan that paid for an animal which came %s, and has gone to someone else since',
    async (when) => {
      const { api, id } = await join(register)
      const before = when === 'before it was paid' ? (await api.addPet(animal())).data.petId : null
      const purchaseId = await giveHousehold(register, id)
      const petId = before ?? (await comesTo(when, api, id))
      expect((await api.getPetDetail({ petId })).data.status).toBe('active')
      await handOver(petId, (await join(register)).id)
      expect(await asProvider(register, (tools) => revoke(tools, purchaseId))).toBe(0)
      expect((await api.getCredits()).data.household).toBe(true)
    },
  )

  test('leaves nothing usable where all the money goes back, though some of it was used', async () => {
    const { api, id } = await join(register)
    const purchaseId = await giveHousehold(register, id)
    const { petId } = (await api.addPet(animal())).data
    await asProvider(register, (tools) => revoke(tools, purchaseId, 'all'))
    expect((await api.getPetDetail({ petId })).data.status).toBe('active')
    expect((await api.addPet(animal())).data.status).toBe('awaitingPayment')
    expect((await giveHousehold(register, id)).length).toBeGreaterThan(0)
  })
})

describe('registrations bought for nothing in particular', () => {
  test('go to the animals of the buyer that wait to be paid for, the longest wait first, and the rest are in hand', async () => {
    const { api, id, petId, purchaseId } = await keeper()
    register.clock.turn({ minutes: 1 })
    const second = (await api.addPet(animal())).data.petId
    const { data } = await api.buyPlan({ plan: 'single', quantity: 1 })
    expect(await grant(register, data.purchaseId)).toBe(true)
    expect(await statusesOf(petId, second)).toEqual(['active', 'awaitingPayment'])
    expect(await toPay(purchaseId, id)).toBe('tooLate')

    const more = await api.buyPlan({ plan: 'single', quantity: 3 })
    expect(await grant(register, more.data.purchaseId)).toBe(true)
    expect(await statusesOf(petId, second)).toEqual(['active', 'active'])
    expect(await left(id)).toBe(2)
  })

  test('and the payment of one of them at the same moment: the animal is paid for once', async () => {
    const { api, id, petId, purchaseId } = await keeper()
    const { data } = await api.buyPlan({ plan: 'single', quantity: 2 })
    const [one, other] = await Promise.all([grant(register, purchaseId), grant(register, data.purchaseId)])
    expect(other).toBe(true)
    expect(await statusesOf(petId)).toEqual(['active'])
    expect(await left(id)).toBe(one === true ? 2 : 1)
  })
})

/** An animal that is paid for by the plan of the household to which it comes. */
async function comesTo(when: string, api: Awaited<ReturnType<typeof join>>['api'], accountId: string): Promise<string> {
  if (when === 'afterwards') return (await api.addPet(animal())).data.petId
  const { petId } = await keeper()
  await handOver(petId, accountId)
  return petId
}

async function handOver(petId: string, to: string) {
  const held = await register.db.selectFrom('pet').selectAll().where('id', '=', petId).executeTakeFirstOrThrow()
  await asProvider(register, (tools) => transferKeepership(tools, held, { to, by: 'formerKeeper', way: 'rehoming', clause: 'REHOME-1' }))
}

async function statusesOf(...petIds: string[]) {
  const rows = await register.db.selectFrom('pet').select(['id', 'status']).where('id', 'in', petIds).execute()
  return petIds.map((petId) => rows.find(({ id }) => id === petId)?.status)
}

describe('PLAN-10: before single registrations are paid, the payer reads that the household plan costs less', () => {
  const CHEAPER = { label: 'Good to know', words: 'The household plan is cheaper: £29 for every pet you keep, now and in future.' }

  test('when they buy several, or owe for more than this one', async () => {
    const { api, id, purchaseId } = await keeper()
    expect(await toPay(purchaseId, id)).toMatchObject({ about: [{ label: 'For' }] })
    const { data } = await api.buyPlan({ plan: 'single', quantity: 2 })
    expect(await toPay(data.purchaseId, id)).toMatchObject({ about: [{ label: 'For' }, CHEAPER] })
    await api.addPet(animal())
    expect(await toPay(purchaseId, id)).toMatchObject({ about: [{ label: 'For' }, CHEAPER] })
  })

  test('but not a breeder, whose animals go to others', async () => {
    const bryony = await register.as('bryony')
    const { data } = await bryony.buyPlan({ plan: 'single', quantity: 3 })
    expect(await toPay(data.purchaseId, register.people.bryony)).toMatchObject({ about: [{ label: 'For' }] })
  })
})
