import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { oweRegistration } from '#features/plans/purchases.ts'
import { takeCredit } from '#features/plans/takeCredits.ts'
import { beginIntake } from '#features/welfare/beginIntake.ts'
import { Contact } from '#platform/contract/contacts.ts'
import { newId } from '#platform/database/id.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { haveOffspring, joinConfirmed } from '#src/testing/offspring.ts'
import { asProvider, giveCredits, giveHousehold, grant } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { askToConfirm } from '../makeOffers.ts'

let register: TestRegister
let anna: Client
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, '+447700900512')
  bryony = await register.as('bryony')
})
beforeEach(async () => {
  anna = await register.as('anna')
})
afterAll(() => register.close())

const toAnna = { email: PEOPLE.anna.email }

async function offered(buyer: object = toAnna, name = 'Fern') {
  const petId = await haveOffspring(register, { name })
  const { data } = await bryony.sellPetByBreeder({ petIds: [petId], buyer })
  return { petId, requestId: data.offers[0]?.offerId ?? '' }
}

const keeperOf = async (petId: string) =>
  (await register.db.selectFrom('pet').select('keeperId').where('id', '=', petId).executeTakeFirstOrThrow()).keeperId
const offerOf = (id: string) => register.db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('accepting', () => {
  test('makes the buyer the keeper, with the clause on the timeline, and tells both without naming either', async () => {
    const { petId, requestId } = await offered()
    const reply = await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept', name: 'Willow' })
    expect(reply).toMatchObject({ status: 200, data: { petId, petName: 'Willow', keeper: true } })
    expect(await offerOf(requestId)).toMatchObject({ status: 'accepted', toAccount: register.people.anna })

    const { data: record } = await anna.getPetDetail({ petId })
    expect(record).toMatchObject({ name: 'Willow', originalName: 'Fern', chainHolds: true, can: { passOn: true } })
    expect(record.breeder).toEqual({ isYou: false, name: null, licence: 'LN/201', authority: null })
    expect(record.timeline.map(({ move }) => move)).toEqual(['register', 'offerSale', 'changeKeeper', 'update'])
    expect(record.timeline[1]).toMatchObject({ what: 'Offered to a buyer', by: 'A previous keeper' })
    expect(record.timeline[2]).toMatchObject({ what: 'Sold by its breeder', because: { clause: 'OFFER-6' } })

    const letter = await newestTo(register, PEOPLE.anna.email)
    expect(letter.subject).toBe('You’re Willow’s keeper now')
    expect(letter.text).toContain(`/customer-dashboard/pets/${petId}`)
    const receipt = await newestTo(register, PEOPLE.bryony.email)
    expect(receipt.subject).toBe('Fern has a new keeper')
    expect(receipt.text).not.toMatch(/Anna|Hughes|Willow|anna@/)
    expect(`${JSON.stringify(reply.data)}${letter.text}`).not.toMatch(/Bryony|Clarke|bryony@/)
    expect((await bryony.getPetDetail({ petId })).status).toBe(404)
  })

  test('keeps the name where no other is given, and ends the transfer code', async () => {
    const petId = await haveOffspring(register)
    const { data } = await bryony.sellPetByBreeder({ petIds: [petId] })
    const sale = await bryony.sellPetByBreeder({ petIds: [petId], buyer: toAnna })
    const requestId = sale.data.offers[0]?.offerId
    expect((await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })).data.petName).toBe('Fern')
    const reply = await register.stranger.petByTransferCode({ code: data.offers[0]?.code })
    expect(reply).toMatchObject({ status: 409, code: 'codeUsed' })
  })

  test('works by a confirmed mobile number too', async () => {
    const { petId, requestId } = await offered({ mobile: PEOPLE.anna.mobile })
    expect(await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })).toMatchObject({ status: 200 })
    expect(await keeperOf(petId)).toBe(register.people.anna)
  })

  test('an adoption ends the intake, and the organisation stays the rescue back-up', async () => {
    const petId = await haveOffspring(register, { keeper: 'wilma' })
    await beginIntake(
      register.db,
      { petId, organisationId: register.people.wilma, kind: 'stray', cameOn: '2026-03-01', councilFrom: '2026-03-01' },
      register.clock.now(),
    )
    const wilma = await register.as('wilma')
    const { data } = await wilma.sellPetByWelfare({ petId, adopter: toAnna, statement: 'strayPeriodPassed' })
    expect(await anna.customerAcceptRejectPetRequest({ requestId: data.offerId, answer: 'accept' })).toMatchObject({ status: 200 })
    const intake = await register.db.selectFrom('intake').selectAll().where('petId', '=', petId).executeTakeFirstOrThrow()
    expect(intake).toMatchObject({ leftHow: 'adopted', leftAt: register.clock.now() })
    const pet = await register.db.selectFrom('pet').select('rescueBackupId').where('id', '=', petId).executeTakeFirstOrThrow()
    expect(pet.rescueBackupId).toBe(register.people.wilma)
  })

  test('an animal that an implanter registered for somebody is confirmed and theirs, and the registration that was given with it is used', async () => {
    const { petId, requestId } = await registeredFor({ given: true })
    const letter = await newestTo(register, PEOPLE.anna.email)
    expect(letter.subject).toBe('Tell us if Moss is yours')
    expect(letter.text).toContain('The registration is already paid for')
    expect(letter.text).not.toContain('£')
    expect(await requestOf(anna, requestId)).toMatchObject({ registration: { paidBy: 'paid', price: { pence: 0 } } })
    expect(await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })).toMatchObject({ status: 200 })
    const { data } = await anna.getPetDetail({ petId })
    expect(data).toMatchObject({ status: 'active', chainHolds: true })
    expect(data.timeline.map(({ move }) => move)).toEqual(['registerFor', 'confirm', 'changeKeeper'])
    expect((await newestTo(register, PEOPLE.anna.email)).text).not.toContain('£')
    await register.runJob('tellOfEndings', {})
    expect((await newestTo(register, PEOPLE.idris.email)).subject).toMatch(/Moss (has|have) been confirmed$/)
    expect(await debtsOf(petId)).toEqual([])
  })
})

describe('where the implanter gave no registration, whoever accepts', () => {
  test('reads the price in the letter, in every reminder and before the answer, and owes it from the yes on', async () => {
    const keeper = await joinConfirmed(register)
    const { petId, requestId } = await registeredFor({ to: { email: keeper.email, mobile: '07700 900 512' } })
    expect((await newestTo(register, keeper.email)).text).toContain('Registering Moss costs £15, once. Changes are free for ever')
    expect((await newestTo(register, '+447700900512')).text).toContain('(registering costs £15, once)')
    expect(await requestOf(keeper.api, requestId)).toMatchObject({ registration: { paidBy: 'you', price: { pence: 1500 } } })
    register.clock.turn({ days: 3 })
    await register.runJob('watchOffers', {})
    const reminder = await newestTo(register, keeper.email)
    expect(reminder.subject).toMatch(/^Answer by /)
    expect(reminder.text).toContain('costs £15, once')

    const { api } = keeper
    expect(await api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })).toMatchObject({ status: 200 })
    expect((await newestTo(register, keeper.email)).text).toContain('You still need to pay for the registration: £15')
    const { data } = await api.getPetDetail({ petId })
    expect(data).toMatchObject({ status: 'awaitingPayment', chainHolds: true })
    expect(data.timeline.map(({ move }) => move)).toEqual(['registerFor', 'confirm', 'changeKeeper'])
    expect(await debtsOf(petId)).toEqual([{ accountId: keeper.id, planCode: 'single', pence: 1500, status: 'waiting' }])
    expect((await api.getCredits()).data.owed).toMatchObject({ owing: 1 })
    expect((await requestOf(api, requestId))?.registration).toBeNull()
  })

  test('is found by the chip while it is not paid, and owes nothing once it is', async () => {
    const keeper = await joinConfirmed(register)
    const { petId, requestId } = await registeredFor({ to: { email: keeper.email } })
    await keeper.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    const { chipNumber } = (await keeper.api.getPetDetail({ petId })).data
    expect((await register.stranger.publicChipInfo({ chipNumber })).data).toMatchObject({ result: 'registeredHere', relay: true })
    const { data } = await keeper.api.buyPlan({ plan: 'single', petId })
    expect(await grant(register, data.purchaseId)).toBe(true)
    expect((await keeper.api.getPetDetail({ petId })).data).toMatchObject({ status: 'active', chainHolds: true })
  })

  test('owes nothing where the household has its plan', async () => {
    const keeper = await joinConfirmed(register)
    await giveHousehold(register, keeper.id)
    const { petId, requestId } = await registeredFor({ to: { email: keeper.email } })
    expect(await requestOf(keeper.api, requestId)).toMatchObject({ registration: { paidBy: 'household' } })
    await keeper.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    expect((await keeper.api.getPetDetail({ petId })).data.status).toBe('active')
    expect(await debtsOf(petId)).toEqual([])
  })

  test('pays with a registration in hand, where there is one', async () => {
    const keeper = await joinConfirmed(register)
    await giveCredits(register, keeper.id, 1)
    const { petId, requestId } = await registeredFor({ to: { email: keeper.email } })
    expect(await requestOf(keeper.api, requestId)).toMatchObject({ registration: { paidBy: 'inHand' } })
    await keeper.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    const { data } = await keeper.api.getPetDetail({ petId })
    expect(data).toMatchObject({ status: 'active', chainHolds: true })
    expect(data.timeline.map(({ move }) => move)).toEqual(['registerFor', 'confirm', 'pay', 'changeKeeper'])
    expect((await keeper.api.getCredits()).data.left).toBe(0)
  })

  test('owes it once, however often they say yes at the same moment', async () => {
    const keeper = await joinConfirmed(register)
    const { petId, requestId } = await registeredFor({ to: { email: keeper.email } })
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => keeper.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await debtsOf(petId)).toHaveLength(1)
  })

  test('of an animal for sale that its breeder has not paid for is told what is left to pay', async () => {
    const { petId } = await registeredFor({})
    const { requestId, petId: sold } = await offered()
    expect(await requestOf(anna, requestId)).toMatchObject({ registration: { paidBy: 'paid' } })
    await asProvider(register, (tools) => oweRegistration(tools, { petId: sold, accountId: register.people.bryony }))
    expect(await requestOf(anna, requestId)).toMatchObject({ registration: { paidBy: 'you', price: { pence: 1500 } } })
    expect(await debtsOf(petId)).toEqual([])
  })
})

const requestOf = async (api: Client, id: string) => (await api.getPetRequests({ pageSize: 100 })).data.items.find((one) => one.id === id)
const debtsOf = (petId: string) =>
  register.db.selectFrom('purchase').select(['accountId', 'planCode', 'pence', 'status']).where('petId', '=', petId).execute()
async function registeredFor({ given = false, to = toAnna }: { given?: boolean; to?: { email?: string; mobile?: string } } = {}) {
  const petId = await haveOffspring(register, { keeper: 'idris', name: 'Moss', status: 'awaitingConfirmation' })
  if (given) await giveCredits(register, register.people.idris, 1)
  if (given) await register.db.transaction().execute((db) => takeCredit(db, register.people.idris, petId, register.clock.now()))
  const [asked] = await asProvider(register, (tools) =>
    askToConfirm(tools, {
      pets: [{ id: petId, name: 'Moss' }],
      from: register.people.idris,
      to: Contact.parse(to),
      kind: 'registration',
    }),
  )
  return { petId, requestId: asked?.id ?? '' }
}

describe('rejecting', () => {
  test('leaves the keeper as it is, who is told why but not by whom', async () => {
    const { petId, requestId } = await offered()
    const reply = await anna.customerAcceptRejectPetRequest({ requestId, answer: 'reject', reason: 'neverBought' })
    expect(reply).toMatchObject({ status: 200, data: { petId, petName: 'Fern', keeper: false } })
    expect(await keeperOf(petId)).toBe(register.people.bryony)
    expect(await offerOf(requestId)).toMatchObject({ status: 'rejected', reason: 'neverBought', toAccount: null })
    const letter = await newestTo(register, PEOPLE.bryony.email)
    expect(letter.text).toContain('they never bought it or agreed to take it')
    expect(letter.text).not.toMatch(/Anna|anna@/)
    expect(await bryony.sellPetByBreeder({ petIds: [petId], buyer: toAnna })).toMatchObject({ status: 200 })
  })

  test('an animal that was registered for them leaves it awaiting confirmation', async () => {
    const { petId, requestId } = await registeredFor()
    await anna.customerAcceptRejectPetRequest({ requestId, answer: 'reject', reason: 'notMine' })
    const pet = await register.db.selectFrom('pet').select(['status', 'keeperId']).where('id', '=', petId).executeTakeFirstOrThrow()
    expect(pet).toEqual({ status: 'awaitingConfirmation', keeperId: register.people.idris })
    expect((await newestTo(register, PEOPLE.idris.email)).text).toContain('hasn’t been confirmed')
  })

  test('needs a reason: reasonNeeded', async () => {
    const { requestId } = await offered()
    const reply = await anna.customerAcceptRejectPetRequest({ requestId, answer: 'reject' })
    expect(reply).toMatchObject({ status: 400, code: 'reasonNeeded', fields: { reason: 'Choose why you’re saying no' } })
  })
})

describe('is refused', () => {
  test('to somebody else exactly as for no offer at all, and to whoever made it: noSuchRequest', async () => {
    const { requestId } = await offered()
    const nia = await joinConfirmed(register)
    const replies = [
      await nia.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' }),
      await anna.customerAcceptRejectPetRequest({ requestId: newId(), answer: 'accept' }),
    ]
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, code: 'noSuchRequest', message: 'We can’t find this request in your account' })
  })

  test('to the right address while it is not confirmed: noSuchRequest', async () => {
    const nia = await join(register)
    const { requestId } = await offered({ email: nia.email })
    expect(await nia.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })).toMatchObject({ code: 'noSuchRequest' })
  })

  test.each(['missing', 'stolen', 'deceased', 'exported'] as const)('while the animal is %s: notNow', async (status) => {
    const { petId, requestId } = await offered()
    await bryony.updatePetStatus({ petId, status })
    const reply = await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow', clause: 'KEEP-1' })
    expect(await keeperOf(petId)).toBe(register.people.bryony)
    expect((await offerOf(requestId)).status).toBe('sent')
  })

  test('while somebody’s request for the animal is open: notNow', async () => {
    const { petId, requestId } = await offered()
    const now = register.clock.now()
    const photo = { id: newId(), accountId: register.people.toby, key: newId(), type: 'image/png', size: 1, createdAt: now }
    await register.db.insertInto('file').values(photo).execute()
    await register.db
      .insertInto('claim')
      .values({
        id: newId(),
        status: 'notified',
        statusAt: now,
        petId,
        keeperId: register.people.bryony,
        requesterId: register.people.toby,
        reason: 'bought',
        photoId: photo.id,
        statementBy: 'self',
        statement: 'It is with me',
        createdAt: now,
      })
      .execute()
    const reply = await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow', clause: 'KEEP-2', message: expect.stringMatching(/Someone has asked/) })
  })

  test('once the 14 days are over, even before the clock has noted it: notNow', async () => {
    const { requestId } = await offered()
    await register.db.updateTable('offer').set({ answerBy: register.clock.now() }).where('id', '=', requestId).execute()
    const reply = await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    expect(reply).toMatchObject({ status: 409, code: 'notNow', clause: 'OFFER-9' })
  })

  test('a second answer, with what has become of the offer', async () => {
    const { requestId } = await offered()
    await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
    const reply = await anna.customerAcceptRejectPetRequest({ requestId, answer: 'reject', reason: 'other' })
    expect(reply).toMatchObject({ status: 409, clause: 'OFFER-7', message: expect.stringMatching(/This offer has been accepted\.$/) })
  })
})

describe('of two at the same moment exactly one wins, and the other is told what happened:', () => {
  test('two people who share a mobile number accept', async () => {
    const nia = await join(register)
    await register.db
      .updateTable('account')
      .set({ mobile: PEOPLE.anna.mobile, mobileVerifiedAt: register.clock.now() })
      .where('id', '=', nia.id)
      .execute()
    const { petId, requestId } = await offered({ mobile: PEOPLE.anna.mobile })
    const replies = await Promise.all([anna, nia.api].map((one) => one.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      clause: 'OFFER-6',
      message: expect.stringMatching(/This offer has been accepted\.$/),
    })
    const winner = replies[0]?.status === 200 ? register.people.anna : nia.id
    expect(await keeperOf(petId)).toBe(winner)
  })

  test('accepting and taking back', async () => {
    const { petId, requestId } = await offered()
    const [accepted, taken] = await Promise.all([
      anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' }),
      bryony.withdrawPetRequest({ requestId }),
    ])
    expect([accepted.status, taken.status].sort()).toEqual([200, 409])
    const { status } = await offerOf(requestId)
    expect(status).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn')
    expect([accepted, taken].find((reply) => reply.status === 409)).toMatchObject({
      clause: expect.stringMatching(/^OFFER-[68]$/),
      message: expect.stringMatching(/This offer (has been accepted|has been withdrawn)\.$/),
    })
    expect(await keeperOf(petId)).toBe(accepted.status === 200 ? register.people.anna : register.people.bryony)
  })

  test('accepting and a report that the animal is missing', async () => {
    const { petId, requestId } = await offered()
    const [accepted, reported] = await Promise.all([
      anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' }),
      bryony.updatePetStatus({ petId, status: 'missing' }),
    ])
    expect([accepted.status, reported.status].sort()).toEqual([200, 409])
    if (accepted.status === 409) expect(accepted).toMatchObject({ clause: 'KEEP-1', message: expect.stringMatching(/A missing animal/) })
    if (reported.status === 409)
      expect(reported).toMatchObject({ clause: 'KEEP-4', message: expect.stringMatching(/a different keeper since/) })
    expect(await keeperOf(petId)).toBe(accepted.status === 200 ? register.people.anna : register.people.bryony)
  })

  test('accepting by name and taking by code', async () => {
    const petId = await haveOffspring(register)
    const { data } = await bryony.sellPetByBreeder({ petIds: [petId] })
    const sale = await bryony.sellPetByBreeder({ petIds: [petId], buyer: toAnna })
    const nia = await join(register)
    const [named, coded] = await Promise.all([
      anna.customerAcceptRejectPetRequest({ requestId: sale.data.offers[0]?.offerId, answer: 'accept' }),
      nia.api.redeemTransferCode({ code: data.offers[0]?.code }),
    ])
    expect([named.status, coded.status].sort()).toEqual([200, 409])
    const loser = named.status === 409 ? named : coded
    expect(loser.message).toMatch(/This offer has been withdrawn\.$|the animal has a new keeper/)
    expect(await keeperOf(petId)).toBe(named.status === 200 ? register.people.anna : nia.id)
    const keepers = await register.db.selectFrom('keepership').selectAll().where('petId', '=', petId).execute()
    expect(keepers.filter(({ until }) => until === null)).toHaveLength(1)
    expect(keepers).toHaveLength(2)
  })
})
