import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { asProvider, giveCredits } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { QUIET_MINUTES } from '../lifecycle.ts'
import { askToConfirm } from '../makeOffers.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  const details = JSON.stringify({ kind: 'Breeder', licensed: true, licenceNumber: 'LN/7', issuingAuthority: 'Skipton' })
  await register.db.updateTable('profile').set({ details }).where('accountId', '=', register.people.bryony).execute()
})
afterAll(() => register.close())

/** A puppy that Idris has registered for Bryony's litter. */
async function registeredFor() {
  const petId = await haveOffspring(register, { keeper: 'idris', name: 'Moss', status: 'awaitingConfirmation' })
  const [asked] = await asProvider(register, (tools) =>
    askToConfirm(tools, {
      pets: [{ id: petId, name: 'Moss' }],
      from: register.people.idris,
      to: { email: PEOPLE.bryony.email },
      kind: 'litter',
    }),
  )
  // A litter is asked about once no more animals come.
  register.clock.turn({ minutes: QUIET_MINUTES })
  await register.runJob('tellOfLitter', { offerId: asked?.id })
  bryony = await register.as('bryony')
  return { petId, requestId: asked?.id ?? '' }
}

async function haveLitter(breederId: string, species = 'dog') {
  const id = newId()
  const breed = JSON.stringify({ kind: 'description', text: 'Brown' })
  await register.db
    .insertInto('litter')
    .values({ id, breederId, species, breed, bornOn: '2026-01-01', damName: 'Flo', createdAt: register.clock.now() })
    .execute()
  return id
}

const petOf = (id: string) => register.db.selectFrom('pet').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('by accepting, the breeder is the first keeper, and is written down as the breeder with litter and licence', async () => {
  const { petId, requestId } = await registeredFor()
  expect((await newestTo(register, PEOPLE.bryony.email)).subject).toBe('Tell us if Moss is from your litter')
  const litterId = await haveLitter(register.people.bryony)
  const reply = await bryony.breederAcceptRejectPetRequest({ requestId, answer: 'accept', litterId })
  expect(reply).toMatchObject({ status: 200, data: { petId, petName: 'Moss', keeper: true } })
  expect(await petOf(petId)).toMatchObject({
    status: 'awaitingPayment',
    keeperId: register.people.bryony,
    breederId: register.people.bryony,
    breederName: 'Bryony Clarke',
    breederLicence: 'LN/7',
    breederAuthority: 'Skipton',
    litterId,
  })
  await register.runJob('tellOfEndings', {})
  expect((await newestTo(register, PEOPLE.idris.email)).subject).toMatch(/Moss (has|have) been confirmed$/)
})

test('by accepting, the breeder owes the registration, unless they have one in hand', async () => {
  const [first, second] = [await registeredFor(), await registeredFor()]
  expect((await newestTo(register, PEOPLE.bryony.email)).text).toContain('Registering Moss costs £15, once')
  await bryony.breederAcceptRejectPetRequest({ requestId: first.requestId, answer: 'accept' })
  expect((await newestTo(register, PEOPLE.bryony.email)).text).toContain('You still need to pay for the registration: £15')
  const debt = await register.db.selectFrom('purchase').selectAll().where('petId', '=', first.petId).executeTakeFirstOrThrow()
  expect(debt).toMatchObject({ accountId: register.people.bryony, status: 'waiting', pence: 1500 })

  await giveCredits(register, register.people.bryony, 1)
  await bryony.breederAcceptRejectPetRequest({ requestId: second.requestId, answer: 'accept' })
  expect(await petOf(second.petId)).toMatchObject({ status: 'active' })
  expect((await bryony.getCredits()).data.left).toBe(0)
})

test('who bred an animal is written once', async () => {
  const { petId, requestId } = await registeredFor()
  const before = { breederId: register.people.anna, breederName: 'Anna Hughes' }
  await register.db.updateTable('pet').set(before).where('id', '=', petId).execute()
  expect(await bryony.breederAcceptRejectPetRequest({ requestId, answer: 'accept' })).toMatchObject({ status: 200 })
  expect(await petOf(petId)).toMatchObject({ ...before, keeperId: register.people.bryony })
})

test('by rejecting, the animal waits on, and the implanter is told why', async () => {
  const { petId, requestId } = await registeredFor()
  const reply = await bryony.breederAcceptRejectPetRequest({ requestId, answer: 'reject', reason: 'wrongDetails' })
  expect(reply.data).toEqual({ petId, petName: 'Moss', keeper: false })
  expect(await petOf(petId)).toMatchObject({ status: 'awaitingConfirmation', keeperId: register.people.idris, breederId: null })
  const letter = await newestTo(register, PEOPLE.idris.email)
  expect(letter.text).toContain('the details are wrong')
  expect(letter.text).not.toMatch(/Bryony|bryony@/)
})

describe('is refused', () => {
  test('for a sale, which is answered as a customer, and for no offer at all: noSuchRequest', async () => {
    const petId = await haveOffspring(register, { keeper: 'wilma' })
    const wilma = await register.as('wilma')
    const { data } = await wilma.sellPetByWelfare({ petId, adopter: { email: PEOPLE.bryony.email }, statement: 'released' })
    for (const requestId of [data.offerId, newId()])
      expect(await bryony.breederAcceptRejectPetRequest({ requestId, answer: 'accept' })).toMatchObject({
        status: 404,
        code: 'noSuchRequest',
      })
  })

  test('a litter of somebody else, or of another kind of animal: noSuchLitter', async () => {
    const { petId, requestId } = await registeredFor()
    const litters = [await haveLitter(register.people.anna), await haveLitter(register.people.bryony, 'cat'), newId()]
    for (const litterId of litters)
      expect(await bryony.breederAcceptRejectPetRequest({ requestId, answer: 'accept', litterId })).toMatchObject({
        status: 400,
        code: 'noSuchLitter',
      })
    expect((await petOf(petId)).status).toBe('awaitingConfirmation')
  })

  test('a no without a reason: reasonNeeded', async () => {
    const { requestId } = await registeredFor()
    const reply = await bryony.breederAcceptRejectPetRequest({ requestId, answer: 'reject' })
    expect(reply).toMatchObject({ status: 400, code: 'reasonNeeded' })
  })

  test('after the 14 days: notNow', async () => {
    const { requestId } = await registeredFor()
    await register.db.updateTable('offer').set({ answerBy: register.clock.now() }).where('id', '=', requestId).execute()
    const reply = await bryony.breederAcceptRejectPetRequest({ requestId, answer: 'accept' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow', clause: 'OFFER-9' })
  })

  test('a yes or a no that comes a moment after the other', async () => {
    const { requestId } = await registeredFor()
    const replies = await Promise.all([
      bryony.breederAcceptRejectPetRequest({ requestId, answer: 'accept' }),
      bryony.breederAcceptRejectPetRequest({ requestId, answer: 'reject', reason: 'other' }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.message).toMatch(/This offer (has been accepted|has been turned down)\.$/)
  })
})
