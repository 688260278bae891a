import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import type { Client } from '#src/testing/client.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress, join, joinReachable } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'named@example.org')
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

async function packed() {
  const petId = await haveOffspring(register)
  const { data } = await bryony.sellPetByBreeder({ petIds: [petId] })
  return { petId, code: data.offers[0]?.code ?? '' }
}

const londonDaysAgo = (days: number) => daysAfter(londonDate(register.clock.now()), -days)

/** As if its breeder had taken it in as a stray that a council has had since then. */
const heldAsStray = (petId: string, councilFrom: string) =>
  register.db
    .insertInto('intake')
    .values({
      id: newId(),
      petId,
      organisationId: register.people.bryony,
      kind: 'stray',
      cameOn: councilFrom,
      councilFrom,
      createdAt: register.clock.now(),
    })
    .execute()

/** Litters of dogs that Bryony has registered this year. */
async function haveLitters({ db, people, clock }: TestRegister, count: number) {
  const breed = JSON.stringify({ kind: 'description', text: 'Brown' })
  const litter = { breederId: people.bryony, species: 'dog', breed, bornOn: '2026-01-01', damName: 'Flo', createdAt: clock.now() }
  await db
    .insertInto('litter')
    .values(Array.from({ length: count }, () => ({ ...litter, id: newId() })))
    .execute()
}

const haveLicence = ({ db, people }: TestRegister, licenceEndsOn: string) =>
  db
    .updateTable('profile')
    .set({
      details: JSON.stringify({ kind: 'Breeder', licensed: true, licenceNumber: 'LN/7', issuingAuthority: 'Skipton', licenceEndsOn }),
    })
    .where('accountId', '=', people.bryony)
    .execute()

const keeperOf = async (petId: string) =>
  (await register.db.selectFrom('pet').select('keeperId').where('id', '=', petId).executeTakeFirstOrThrow()).keeperId

test('whoever holds the code becomes the keeper, under the name they give, and both sides are told', async () => {
  const { petId, code } = await packed()
  const nia = await join(register)
  const reply = await nia.api.redeemTransferCode({ code, name: 'Willow' })
  expect(reply).toMatchObject({ status: 200, message: 'You’re the keeper now', data: { petId, petName: 'Willow' } })
  expect(await keeperOf(petId)).toBe(nia.id)
  const { data } = await nia.api.getPetDetail({ petId })
  expect(data).toMatchObject({ name: 'Willow', chainHolds: true })
  expect(data.timeline[1]).toMatchObject({ what: 'Transferred with a transfer code', because: { clause: 'OFFER-4' } })
  expect((await newestTo(register, nia.email)).subject).toBe('You’re the keeper of a pet now')
  const receipt = await newestTo(register, PEOPLE.bryony.email)
  expect(receipt.subject).toBe('Fern has a new keeper')
  expect(receipt.text).not.toMatch(/Nia|Powell|Willow/)
  expect(JSON.stringify(reply.data)).not.toMatch(/Bryony|Clarke/)
})

test('it is written down like an offer that was accepted at once', async () => {
  const { petId, code } = await packed()
  const nia = await join(register)
  await nia.api.redeemTransferCode({ code })
  const [mine] = (await nia.api.getPetRequests()).data.items
  expect(mine).toMatchObject({ petId, status: 'accepted', other: 'A licensed breeder' })
  const theirs = (await bryony.getPetRequests({ box: 'fromMe' })).data.items.find((one) => one.petId === petId)
  expect(theirs).toMatchObject({ status: 'accepted', other: 'The person who had its transfer code' })
})

test('a named offer of the same animal is taken back, and who was named is told', async () => {
  const { petId, code } = await packed()
  await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: 'named@example.org' } })
  const nia = await join(register)
  expect(await nia.api.redeemTransferCode({ code })).toMatchObject({ status: 200 })
  const offers = await register.db.selectFrom('offer').select('status').where('petId', '=', petId).orderBy('createdAt').execute()
  expect(offers.map(({ status }) => status).sort()).toEqual(['accepted', 'withdrawn'])
  const letter = await newestTo(register, 'named@example.org')
  expect(letter.text).toContain('Someone else has become the keeper')
})

describe('is refused', () => {
  test('until the animal may leave its mother, which costs the code nothing: notYet', async () => {
    const petId = await haveOffspring(register, { bornOn: londonDaysAgo(55) })
    const code = (await bryony.sellPetByBreeder({ petIds: [petId] })).data.offers[0]?.code ?? ''
    const nia = await join(register)
    const reply = await nia.api.redeemTransferCode({ code })
    expect(reply).toMatchObject({ status: 409, code: 'notYet', clause: 'OFFER-4' })
    expect(reply.message).toMatch(/^This code works from \d+ \w+ 2026\. Until then Fern must stay with its mother/)
    expect(await keeperOf(petId)).toBe(register.people.bryony)
    register.clock.turn({ days: 1 })
    const later = await join(register)
    expect(await later.api.redeemTransferCode({ code })).toMatchObject({ status: 200 })
  })

  test('while a council holds the animal as a stray, and then what else stands in the way still does: notYet, notNow', async () => {
    bryony = await register.as('bryony')
    const { petId, code } = await packed()
    await heldAsStray(petId, londonDaysAgo(7))
    const nia = await join(register)
    expect(await nia.api.redeemTransferCode({ code })).toMatchObject({ status: 409, code: 'notYet', clause: 'PET-15' })
    register.clock.turn({ days: 1 })
    bryony = await register.as('bryony')
    await bryony.updatePetStatus({ petId, status: 'missing' })
    const later = await join(register)
    expect(await later.api.redeemTransferCode({ code })).toMatchObject({ status: 409, code: 'notNow', clause: 'KEEP-1' })
    await bryony.updatePetStatus({ petId, status: 'found' })
    expect(await later.api.redeemTransferCode({ code })).toMatchObject({ status: 200 })
  })

  test('once the licence the law asks for has ended, until there is a new one, and the seller is told once a day: sellerUnlicensed', async () => {
    const other = await testRegister()
    const seller = await other.as('bryony')
    await haveLitters(other, 3)
    await haveLicence(other, '2026-03-27')
    const petId = await haveOffspring(other)
    const code = (await seller.sellPetByBreeder({ petIds: [petId] })).data.offers[0]?.code ?? ''
    const nia = await joinReachable(other)
    const offered = await haveOffspring(other, { name: 'Ash' })
    await seller.sellPetByBreeder({ petIds: [offered], buyer: { email: nia.email } })
    other.clock.turn({ days: 1 })

    const buyer = await join(other)
    const refused = { status: 409, code: 'sellerUnlicensed', clause: 'OFFER-1' }
    const reply = await buyer.api.redeemTransferCode({ code })
    expect(reply).toMatchObject({ ...refused, message: expect.stringMatching(/^This breeder’s licence ended on 27 March 2026\./) })
    expect(await other.stranger.petByTransferCode({ code }, { address: freshAddress() })).toMatchObject({
      ...refused,
      message: reply.message,
    })
    const signedIn = await other.stranger.login({ email: nia.email, password: nia.password }, { address: freshAddress() })
    const later = other.withToken(signedIn.data.token)
    const [request] = (await later.getPetRequests()).data.items
    expect(request?.can.accept).toMatchObject({ clause: 'OFFER-1', words: expect.stringContaining('27 March') })
    expect(await later.customerAcceptRejectPetRequest({ requestId: request?.id, answer: 'accept' })).toMatchObject({
      code: 'notNow',
      clause: 'OFFER-1',
    })
    const told = (await mailbox(other, PEOPLE.bryony.email)).filter(
      ({ subject }) => subject === 'Someone couldn’t use Fern’s transfer code',
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.text).not.toContain(buyer.name)

    await haveLicence(other, '2027-03-27')
    expect(await buyer.api.redeemTransferCode({ code })).toMatchObject({ status: 200 })
    await other.close()
  })

  test('for a code we do not know, or that has run out: noSuchCode', async () => {
    const nia = await join(register)
    const { petId, code } = await packed()
    await register.db.updateTable('transferCode').set({ expiresAt: register.clock.now() }).where('petId', '=', petId).execute()
    const replies = [await nia.api.redeemTransferCode({ code: 'ABCDE-12345' }), await nia.api.redeemTransferCode({ code })]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'noSuchCode', message: replies[0]?.message })
    expect(await keeperOf(petId)).toBe(register.people.bryony)
  })

  test('all but one of five people with one code at the same moment: codeUsed', async () => {
    const { petId, code } = await packed()
    const five = await Promise.all(Array.from({ length: 5 }, () => join(register)))
    const replies = await Promise.all(five.map(({ api }) => api.redeemTransferCode({ code })))
    expect(replies.map((reply) => reply.code).sort()).toEqual(['', 'codeUsed', 'codeUsed', 'codeUsed', 'codeUsed'])
    const winner = five[replies.findIndex(({ status }) => status === 200)]
    expect(await keeperOf(petId)).toBe(winner?.id)
    expect(await register.db.selectFrom('keepership').select('id').where('petId', '=', petId).execute()).toHaveLength(2)
  })

  test('while the animal is missing: notNow', async () => {
    const { petId, code } = await packed()
    await bryony.updatePetStatus({ petId, status: 'missing' })
    const nia = await join(register)
    expect(await nia.api.redeemTransferCode({ code })).toMatchObject({
      status: 409,
      code: 'notNow',
      clause: 'KEEP-1',
      message: expect.stringMatching(/A missing animal/),
    })
  })

  test('to its keeper: toYourself', async () => {
    const { code } = await packed()
    const type = { type: 'Customer', status: 'active' } as const
    const now = register.clock.now()
    const profile = { id: register.people.bryony, accountId: register.people.bryony, ...type, statusAt: now, createdAt: now }
    await register.db.insertInto('profile').values(profile).execute()
    expect(await bryony.redeemTransferCode({ code })).toMatchObject({ status: 409, code: 'toYourself' })
  })

  test('of taking it by code and a report that it is missing, the one that comes second', async () => {
    const { petId, code } = await packed()
    const nia = await join(register)
    const [taken, reported] = await Promise.all([
      nia.api.redeemTransferCode({ code }),
      bryony.updatePetStatus({ petId, status: 'missing' }),
    ])
    expect([taken.status, reported.status].sort()).toEqual([200, 409])
    if (taken.status === 409) expect(taken).toMatchObject({ clause: 'KEEP-1', message: expect.stringContaining('A missing animal') })
    if (reported.status === 409)
      expect(reported).toMatchObject({ clause: 'KEEP-4', message: expect.stringContaining('a different keeper since') })
  })
})

test('a pack’s code needs a keeper profile: profileNeeded', async () => {
  const { petId, code } = await packed()
  const breeder = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  expect(await breeder.api.redeemTransferCode({ code })).toMatchObject({ status: 403, code: 'profileNeeded' })
  expect(await keeperOf(petId)).toBe(register.people.bryony)
})
