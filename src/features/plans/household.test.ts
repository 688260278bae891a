import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transferKeepership } from '#features/keepership/transferKeepership.ts'
import { lockPet } from '#features/pets/queries.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { animal } from '#src/testing/animals.ts'
import { litter } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { asProvider, giveHousehold, grant } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { waiting } from '#src/testing/waiting.ts'
import { resume, suspend } from './suspension.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const ROUNDS = 12

type Keeper = Awaited<ReturnType<typeof join>>

/** What happens to the plan of a household while two animals are added to it: every animal is paid for in the end. */
async function whileAdding(prepare: (keeper: Keeper) => Promise<() => Promise<unknown>>) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const keeper = await join(register)
    const { api } = keeper
    const happens = await prepare(keeper)
    await Promise.all([happens(), api.addPet(animal()), api.addPet(animal())])
    const { items } = (await api.getUsersPets({})).data
    expect(items.map(({ status }) => status)).toEqual(items.map(() => 'active'))
    expect(items.length).toBeGreaterThan(1)
    expect((await api.getCredits()).data.owed).toBeNull()
  }
}

describe('an animal that is added to a household at the very moment', () => {
  test('in which its plan is paid is covered by it', () =>
    whileAdding(async ({ api }) => {
      const { data } = await api.buyPlan({ plan: 'household' })
      return () => grant(register, data.purchaseId)
    }))

  test('in which its bank sets its plan free again is covered by it', () =>
    whileAdding(async ({ api, id }) => {
      const purchaseId = await giveHousehold(register, id)
      await suspend(register.db, purchaseId, register.clock.now())
      await api.addPet(animal())
      return () => asProvider(register, (tools) => resume(tools, purchaseId))
    }))

  test('in which its plan is paid, and another comes to it from a former keeper, is covered like that other', () =>
    whileAdding(async ({ api, id }) => {
      const former = await join(register)
      const { petId } = (await former.api.addPet(animal())).data
      const { data } = await api.buyPlan({ plan: 'household' })
      const comes = () => asProvider(register, async (tools) => pass(tools, await held(tools, petId), id))
      return () => Promise.all([grant(register, data.purchaseId), comes()])
    }))
})

describe('nobody waits for somebody who waits for them', () => {
  test('when an animal comes back to a household at the moment in which the plan that was begun for it is paid', async () => {
    const [keeper, other] = [await join(register), await join(register)]
    const { petId } = (await keeper.api.addPet(animal())).data
    const { purchaseId } = (await keeper.api.buyPlan({ plan: 'household', petId })).data
    await asProvider(register, async (tools) => pass(tools, await held(tools, petId), other.id))

    const { paid } = await asProvider(register, async (tools) => {
      const pet = await held(tools, petId)
      const paying = grant(register, purchaseId)
      await expect.poll(() => waiting(register), { timeout: 5000 }).toBe(1)
      await pass(tools, pet, keeper.id)
      return { paid: paying }
    })
    expect(await paid).toBe(true)
    expect(await verificationOf(keeper)).toEqual({ pets: [{ id: petId, status: 'active' }], owed: null })
  })

  test('when each of two households gets an animal of the other’s at the moment in which the plans of both are paid', () =>
    whileExchanging(async ({ api }) => {
      const { purchaseId } = (await api.buyPlan({ plan: 'household' })).data
      return () => grant(register, purchaseId)
    }))

  test('when each of two households gets an animal of the other’s at the moment in which their banks set both plans free again', () =>
    whileExchanging(async ({ id }) => {
      const purchaseId = await giveHousehold(register, id)
      await suspend(register.db, purchaseId, register.clock.now())
      return () => asProvider(register, (tools) => resume(tools, purchaseId))
    }))
})

/** What happens to the plans of two households while they exchange an animal each: both animals are paid for in the end. */
async function whileExchanging(prepare: (keeper: Keeper) => Promise<() => Promise<unknown>>) {
  const [one, other] = [await join(register), await join(register)]
  const happens = [await prepare(one), await prepare(other)]
  const { petId: first } = (await one.api.addPet(animal())).data
  const { petId: second } = (await other.api.addPet(animal())).data

  const { all } = await asProvider(register, (tools) =>
    asProvider(register, async (others) => {
      const [going, coming] = [await held(tools, first), await held(others, second)]
      const happening = Promise.all(happens.map((begin) => begin()))
      await expect.poll(() => waiting(register), { timeout: 5000 }).toBe(2)
      await Promise.all([pass(tools, going, other.id), pass(others, coming, one.id)])
      return { all: happening }
    }),
  )
  await all
  expect(await verificationOf(one)).toEqual({ pets: [{ id: second, status: 'active' }], owed: null })
  expect(await verificationOf(other)).toEqual({ pets: [{ id: first, status: 'active' }], owed: null })
}

async function verificationOf({ api }: Keeper) {
  const { items } = (await api.getUsersPets({})).data
  return { pets: items.map(({ id, status }) => ({ id, status })), owed: (await api.getCredits()).data.owed }
}

async function held({ db }: TransactionContext, petId: string) {
  const pet = await lockPet(db, petId)
  if (!pet) throw new Error('There is no such animal')
  return pet
}

const pass = (tools: TransactionContext, pet: { id: string; keeperId: string }, to: string) =>
  transferKeepership(tools, pet, { to, by: 'formerKeeper', way: 'rehoming', clause: 'REHOME-1' })

test('the household plan of a breeder doesn’t pay for the animals they’ve bred, until they keep one', async () => {
  const api = await register.as('bryony')
  const [first, second] = (await api.addPetByBreeder(litter())).data.pets.map(({ petId }) => petId)
  const status = async (petId: string | undefined) => (await api.getPetDetail({ petId: petId ?? '' })).data.status
  const { data } = await api.buyPlan({ plan: 'household' })
  const form = await api.createPaymentIntent({ for: 'plan', id: data.purchaseId })
  expect(form.data.about).toContainEqual({
    label: 'Good to know',
    words: 'It doesn’t pay for the animals you breed, unless you keep them.',
  })
  await grant(register, data.purchaseId)
  expect([await status(first), await status(second)]).toEqual(['awaitingPayment', 'awaitingPayment'])
  expect((await api.getCredits()).data.owed).toMatchObject({ owing: 2 })

  expect((await api.keepOwnershipByBreeder({ petId: first ?? '' })).status).toBe(200)
  expect([await status(first), await status(second)]).toEqual(['active', 'awaitingPayment'])
  // What’s bred is paid for as before.
  expect(await api.buyPlan({ plan: 'single' })).toMatchObject({ status: 200 })
})
