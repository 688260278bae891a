import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { litter, puppy } from '#src/testing/litters.ts'
import { join, joinReachable } from '#src/testing/newcomer.ts'
import { payWith } from '#src/testing/paying.ts'
import { asProvider, giveHousehold, grant } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { revoke } from '../revocation.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const purchaseOf = (id: string) => register.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const waitingFor = (petId: string) =>
  register.db.selectFrom('purchase').select('id').where('petId', '=', petId).where('status', '=', 'waiting').execute()

/** Somebody new with a dog that is to be paid for. */
async function keeper() {
  const person = await join(register)
  const { data } = await person.api.addPet(animal())
  return { ...person, petId: data.petId, purchaseId: data.payment?.purchaseId ?? '' }
}

describe('for an animal', () => {
  test('the purchase that addPet began is gone on with, at our price', async () => {
    const { api, petId, purchaseId } = await keeper()
    const reply = await api.buyPlan({ plan: 'single', petId, quantity: 7 })
    expect(reply.data).toEqual({
      purchaseId,
      plan: 'single',
      quantity: 1,
      amount: { pence: 1500, currency: 'GBP' },
      vat: { pence: 250, currency: 'GBP' },
    })
  })

  test('another plan takes the place of the first, which can no longer be paid', async () => {
    const { api, petId, purchaseId } = await keeper()
    const { data } = await api.buyPlan({ plan: 'household', petId })
    expect(data).toMatchObject({ amount: { pence: 2900 } })
    expect((await purchaseOf(purchaseId)).status).toBe('cancelled')
    expect(await waitingFor(petId)).toEqual([{ id: data.purchaseId }])
    expect(await grant(register, purchaseId)).toMatchObject({ clause: 'PLAN-3', words: expect.stringMatching(/^This was cancelled/) })
  })

  test('asked ten times at once there is one purchase that waits', async () => {
    const { api, petId } = await keeper()
    const replies = await Promise.all(Array.from({ length: 10 }, () => api.buyPlan({ plan: 'household', petId })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ data }) => data.purchaseId)).size).toBe(1)
    expect(await waitingFor(petId)).toHaveLength(1)
  })

  test('that somebody else keeps is as absent as none: notYours', async () => {
    const { petId } = await keeper()
    const { api } = await join(register)
    const theirs = await api.buyPlan({ plan: 'single', petId })
    const absent = await api.buyPlan({ plan: 'single', petId: newId() })
    expect(theirs).toMatchObject({ status: 404, code: 'notYours' })
    expect([absent.status, absent.code, absent.message]).toEqual([theirs.status, theirs.code, theirs.message])
  })

  test('that is paid for: paidAlready', async () => {
    const { api, petId, purchaseId } = await keeper()
    expect(await grant(register, purchaseId)).toBe(true)
    expect(await api.buyPlan({ plan: 'single', petId })).toMatchObject({ status: 409, code: 'paidAlready' })
  })
})

test('registrations by the number are not bought for one animal, with which they would be sold: notForOne', async () => {
  const bryony = await register.as('bryony')
  const { petId } = await keeper()
  expect(await bryony.buyPlan({ plan: 'breeder50', petId })).toMatchObject({ status: 409, code: 'notForOne' })
  expect(await waitingFor(petId)).toHaveLength(1)
})

describe('to have in hand', () => {
  test('registrations are bought by the number, and VAT is inside', async () => {
    const bryony = await register.as('bryony')
    const { data } = await bryony.buyPlan({ plan: 'breeder10', quantity: 3 })
    expect(data).toMatchObject({ quantity: 3, amount: { pence: 28_500 }, vat: { pence: 4750 } })
    expect(await purchaseOf(data.purchaseId)).toMatchObject({ petId: null, status: 'waiting', accountId: register.people.bryony })
  })

  test('a household has one plan: heldAlready', async () => {
    const { api, id } = await join(register)
    expect((await api.buyPlan({ plan: 'household', quantity: 4 })).data).toMatchObject({ quantity: 1, amount: { pence: 2900 } })
    await giveHousehold(register, id)
    expect(await api.buyPlan({ plan: 'household' })).toMatchObject({ status: 409, code: 'heldAlready' })
  })

  test('a household that has begun to buy its plan goes on with that one', async () => {
    const { api } = await join(register)
    const [first, again] = [await api.buyPlan({ plan: 'household' }), await api.buyPlan({ plan: 'household' })]
    expect(again.data).toEqual(first.data)
  })

  test('whoever has the household plan is not sold what it covers: coveredAlready', async () => {
    const { api, id } = await join(register)
    await giveHousehold(register, id)
    const reply = await api.buyPlan({ plan: 'single' })
    expect(reply).toMatchObject({ status: 409, code: 'coveredAlready', message: 'Your household plan already covers every pet you keep' })
    await giveHousehold(register, register.people.bryony)
    const bryony = await register.as('bryony')
    expect((await bryony.buyPlan({ plan: 'breeder10' })).status).toBe(200)
  })

  test('a plan of a profession is for that profession: notForYou', async () => {
    const anna = await register.as('anna')
    expect(await anna.buyPlan({ plan: 'breeder10' })).toMatchObject({ status: 403, code: 'notForYou' })
    const idris = await register.as('idris')
    expect(await idris.buyPlan({ plan: 'welfare100' })).toMatchObject({ status: 403, code: 'notForYou' })
    expect((await idris.buyPlan({ plan: 'single' })).status).toBe(200)
  })

  test('a plan that is not sold: noSuchPlan', async () => {
    const anna = await register.as('anna')
    expect(await anna.buyPlan({ plan: 'gold' })).toMatchObject({ status: 404, code: 'noSuchPlan' })
  })
})

describe('several plans in one payment', () => {
  /** A breeder with a litter, or several, of so many. */
  async function breederOwing(many: number) {
    const nia = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
    const young = Array.from({ length: many }, () => puppy())
    expect((await nia.api.addPetByBreeder(litter({ young }))).status).toBe(200)
    return nia
  }

  test('pay for fourteen animals with ten registrations and four single ones, for £155', async () => {
    const { api, id } = await breederOwing(14)
    const { owed } = (await api.getCredits()).data
    expect(owed?.pay).toMatchObject({
      lines: [
        { plan: 'breeder10', quantity: 1, amount: { pence: 9500 } },
        { plan: 'single', quantity: 4, amount: { pence: 6000 } },
      ],
      amount: { pence: 15_500 },
      leftOver: 0,
      saves: { pence: 5500 },
    })
    const { data } = await api.buyPlan({ plan: 'breeder10', others: [{ plan: 'single', quantity: 4 }] })
    expect(data).toMatchObject({ plan: 'breeder10', quantity: 1, amount: { pence: 15_500 }, vat: { pence: 2583 } })

    const { data: form } = await api.createPaymentIntent({ for: 'plan', id: data.purchaseId })
    expect(form).toMatchObject({
      amount: { pence: 15_500 },
      lines: [
        { words: 'Ten registrations for breeders', quantity: 1, pence: 9500 },
        { words: 'One pet, for life', quantity: 4, pence: 6000 },
      ],
      about: [
        { label: 'For', words: '14 animals you haven’t paid for yet' },
        { label: 'You save', words: '£55, compared with paying for each animal' },
      ],
      startsAtOnce: false,
    })
    await payWith(register, form)
    await api.paymentTransactionRequest({ paymentId: form.paymentId })
    expect((await api.getCredits()).data).toMatchObject({ left: 0, owed: null })
    const pets = await register.db.selectFrom('pet').select('status').where('keeperId', '=', id).execute()
    expect(pets.map(({ status }) => status)).toEqual(Array.from({ length: 14 }, () => 'active'))
    const invoice = await register.db
      .selectFrom('invoice')
      .select('content')
      .where('paymentId', '=', form.paymentId)
      .executeTakeFirstOrThrow()
    expect(invoice.content).toMatchObject({
      lines: [
        { words: 'Ten registrations for breeders', quantity: 1, pence: 9500 },
        { words: 'One pet, for life', quantity: 4, pence: 6000 },
      ],
    })
  })

  test('leave what no animal waits for in hand, and what is unused goes back at what each cost on average', async () => {
    const { api } = await breederOwing(3)
    const { data } = await api.buyPlan({
      plan: 'single',
      quantity: 1,
      others: [
        { plan: 'breeder10', quantity: 1 },
        { plan: 'single', quantity: 3 },
      ],
    })
    expect(data).toMatchObject({ plan: 'breeder10', amount: { pence: 15_500 } })
    expect(await grant(register, data.purchaseId)).toBe(true)
    expect((await api.getCredits()).data).toMatchObject({ left: 11, owed: null, lots: [{ quantity: 14, left: 11 }] })
    expect(await asProvider(register, (tools) => revoke(tools, data.purchaseId))).toBe(Math.floor((15_500 * 11) / 14))
    expect((await api.getCredits()).data.left).toBe(0)
  })

  test('aren’t bought for one animal: notForOne', async () => {
    const [{ petId }, { api }] = [await keeper(), await breederOwing(1)]
    const reply = await api.buyPlan({ plan: 'single', petId, others: [{ plan: 'breeder10', quantity: 1 }] })
    expect(reply).toMatchObject({ status: 409, code: 'notForOne' })
  })

  test('never have the household plan among them: notTogether', async () => {
    const { api } = await join(register)
    const reply = await api.buyPlan({ plan: 'single', others: [{ plan: 'household', quantity: 1 }] })
    expect(reply).toMatchObject({ status: 409, code: 'notTogether' })
  })

  test('are each sold to this person, or none is: notForYou, noSuchPlan', async () => {
    const anna = await register.as('anna')
    expect(await anna.buyPlan({ plan: 'single', others: [{ plan: 'breeder10', quantity: 1 }] })).toMatchObject({ code: 'notForYou' })
    expect(await anna.buyPlan({ plan: 'single', others: [{ plan: 'gold', quantity: 1 }] })).toMatchObject({ code: 'noSuchPlan' })
  })
})

describe('PLAN-10: the household plan after single ones', () => {
  test('takes off what was paid for single pets in the last 14 days', async () => {
    const { api, purchaseId } = await keeper()
    expect((await api.buyPlan({ plan: 'household' })).data.amount.pence).toBe(2900)
    await grant(register, purchaseId)
    expect((await api.buyPlan({ plan: 'household' })).data.amount.pence).toBe(1400)
    register.clock.turn({ days: 14, minutes: 1 })
    expect((await api.buyPlan({ plan: 'household' })).data.amount.pence).toBe(2900)
  })

  test('takes off single ones that were paid for all together, but not those still in hand', async () => {
    const { api } = await keeper()
    await api.addPet(animal())
    const { data } = await api.buyPlan({ plan: 'single', quantity: 3 })
    expect(await grant(register, data.purchaseId)).toBe(true)
    expect((await api.getCredits({})).data.left).toBe(1)
    expect((await api.buyPlan({ plan: 'household' })).data.amount.pence).toBe(0)
  })

  test('takes off one of two single ones that were bought in advance, when one was used', async () => {
    const { api } = await join(register)
    const { data } = await api.buyPlan({ plan: 'single', quantity: 2 })
    await grant(register, data.purchaseId)
    expect((await api.buyPlan({ plan: 'household' })).data.amount.pence).toBe(2900)
    await api.useCredit({ petId: (await api.addPet(animal())).data.petId })
    expect((await api.buyPlan({ plan: 'household' })).data.amount.pence).toBe(1400)
  })

  test('is given at once where that pays for all of it', async () => {
    const { api, id, purchaseId } = await keeper()
    await grant(register, purchaseId)
    const { data } = await api.addPet(animal())
    await grant(register, data.payment?.purchaseId ?? '')
    expect((await api.buyPlan({ plan: 'household' })).data.amount.pence).toBe(0)
    expect((await api.getCredits({})).data.household).toBe(true)
    expect((await api.addPet(animal())).data.payment).toBeNull()
    expect(id).toBeTruthy()
  })

  test('two pets that owe are paid for by the household plan, which costs less', async () => {
    const { api } = await keeper()
    await api.addPet(animal())
    const { owed } = (await api.getCredits({})).data
    expect(owed?.pay).toMatchObject({ lines: [{ plan: 'household', quantity: 1 }], amount: { pence: 2900 } })
    expect(owed?.words).toContain('The household plan costs £29')
  })
})

test('nobody is asked to pay for an animal that has died: hasDied', async () => {
  const { api, petId, purchaseId } = await keeper()
  await api.updatePetStatus({ petId, status: 'deceased' })
  expect((await api.getCredits({})).data.owed).toBeNull()
  expect(await api.buyPlan({ plan: 'single', petId })).toMatchObject({ status: 409, code: 'hasDied' })
  expect((await api.stripePlanPayment({ purchaseId })).status).toBe(404)
  await api.updatePetStatus({ petId, status: 'deceasedUndo' })
  expect((await api.getCredits({})).data.owed?.owing).toBe(1)
})

test('the household plan isn’t bought for an animal that its keeper bred: bredByYou', async () => {
  const { api } = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const [puppy] = (await api.addPetByBreeder(litter())).data.pets
  expect(await api.buyPlan({ plan: 'household', petId: puppy?.petId ?? '' })).toMatchObject({ status: 409, code: 'bredByYou' })
  const note = 'It doesn’t pay for the animals you breed, unless you keep them.'
  expect((await api.getCredits()).data.plans.find(({ code }) => code === 'household')).toMatchObject({ note })
})
