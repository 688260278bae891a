import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshChip } from '#src/testing/animals.ts'
import { chipped } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { haveOffspring, joinConfirmed } from '#src/testing/offspring.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { askToConfirm } from '../makeOffers.ts'

let register: TestRegister
let count = 0
let email: string
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  count += 1
  email = `buyer${count}@example.org`
  await haveAgreed(register, email)
})
afterAll(() => register.close())

/** A session lasts 30 days, and the tests turn the clock further than that. */
async function signedIn(key: PersonKey) {
  const { data } = await register.stranger.login({ email: PEOPLE[key].email, password: PASSWORD }, { address: freshAddress() })
  return register.withToken(data.token)
}

async function offer(buyer: object = { email }) {
  const petId = await haveOffspring(register)
  const { data } = await (await signedIn('bryony')).sellPetByBreeder({ petIds: [petId], buyer })
  return { petId, offerId: data.offers[0]?.offerId ?? '' }
}

const watch = () => register.runJob('watchOffers', {})
const lettersTo = async (to: string) => (await mailbox(register, to)).map(({ subject }) => subject)
const rowOf = (id: string) => register.db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('whoever has not answered is reminded on days 3, 7 and 12, once each, and the offer ends on day 14', async () => {
  const { petId, offerId } = await offer()
  const sent: number[] = []
  for (let day = 1; day <= 14; day += 1) {
    register.clock.turn({ days: 1 })
    await watch()
    await watch()
    await register.runJob('tellOfEndings', {})
    sent.push((await lettersTo(email)).length)
  }
  expect(sent).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5])
  const subjects = await lettersTo(email)
  expect(subjects.slice(1, 4)).toEqual(Array(3).fill('Answer by 10 April 2026: You’ve been offered Fern'))
  expect(subjects[4]).toBe('The offer of Fern has ended')
  expect((await rowOf(offerId)).status).toBe('expired')

  const pet = await register.db.selectFrom('pet').selectAll().where('id', '=', petId).executeTakeFirstOrThrow()
  expect(pet).toMatchObject({ keeperId: register.people.bryony, status: 'active' })
  const letter = await newestTo(register, PEOPLE.bryony.email)
  expect(letter.subject).toBe('You’ve had no answer about Fern')
  expect(letter.text).toContain('You’re still Fern’s keeper')
  const again = await (await signedIn('bryony')).sellPetByBreeder({ petIds: [petId], buyer: { email } })
  expect(again.status).toBe(200)
})

test('an offer lives to the last second of its 14 days', async () => {
  const { offerId } = await offer()
  register.clock.turn({ days: 13, hours: 23, minutes: 59, seconds: 59 })
  await watch()
  expect((await rowOf(offerId)).status).toBe('sent')
  register.clock.turn({ seconds: 1 })
  await watch()
  expect((await rowOf(offerId)).status).toBe('expired')
})

test('after a pause one reminder stands for those that were missed', async () => {
  await offer()
  register.clock.turn({ days: 8 })
  await watch()
  expect(await lettersTo(email)).toHaveLength(2)
})

test('whoever is named by a mobile number is reminded by text', async () => {
  await haveAgreed(register, '+447700900444')
  await offer({ mobile: '07700 900 444' })
  await register.drain()
  register.clock.turn({ days: 3 })
  await watch()
  const texts = await mailbox(register, '+447700900444')
  expect(texts).toHaveLength(2)
  expect(texts[1]?.text).toMatch(/^Reminder: A licensed breeder has offered you Fern/)
})

test('nobody is reminded of what they have answered', async () => {
  const anna = await signedIn('anna')
  const { offerId } = await offer({ email: PEOPLE.anna.email })
  await anna.customerAcceptRejectPetRequest({ requestId: offerId, answer: 'reject', reason: 'other' })
  const before = await lettersTo(PEOPLE.anna.email)
  register.clock.turn({ days: 15 })
  await watch()
  expect(await lettersTo(PEOPLE.anna.email)).toEqual(before)
  expect((await rowOf(offerId)).status).toBe('rejected')
})

test('an animal that was registered for somebody who never answers waits on, and its implanter is told', async () => {
  const petId = await haveOffspring(register, { keeper: 'idris', name: 'Moss', status: 'awaitingConfirmation' })
  const [asked] = await asProvider(register, (tools) =>
    askToConfirm(tools, { pets: [{ id: petId, name: 'Moss' }], from: register.people.idris, to: { email }, kind: 'registration' }),
  )
  register.clock.turn({ days: 14 })
  await watch()
  expect((await rowOf(asked?.id ?? '')).status).toBe('expired')
  const pet = await register.db.selectFrom('pet').select(['status', 'keeperId']).where('id', '=', petId).executeTakeFirstOrThrow()
  expect(pet).toEqual({ status: 'awaitingConfirmation', keeperId: register.people.idris })
  await register.runJob('tellOfEndings', {})
  expect((await newestTo(register, PEOPLE.idris.email)).text).toContain('hasn’t been confirmed')
})

test('of an animal that has died nobody is reminded, and its keeper is not told to offer it again', async () => {
  const { petId, offerId } = await offer()
  const bryony = await signedIn('bryony')
  await bryony.updatePetStatus({ petId, status: 'deceased' })
  const before = (await lettersTo(PEOPLE.bryony.email)).length
  register.clock.turn({ days: 4 })
  await watch()
  expect(await lettersTo(email)).toHaveLength(1)
  register.clock.turn({ days: 10 })
  await watch()
  expect((await rowOf(offerId)).status).toBe('expired')
  expect(await lettersTo(PEOPLE.bryony.email)).toHaveLength(before)
})

test('a reminder and an answer at the same moment do not wait for each other', async () => {
  for (let round = 0; round < 8; round += 1) {
    const buyer = await joinConfirmed(register)
    const { petId, offerId } = await offer({ email: buyer.email })
    register.clock.turn({ days: 13 })
    const bryony = await signedIn('bryony')
    const [, , ...replies] = await Promise.all([
      watch(),
      watch(),
      buyer.api.customerAcceptRejectPetRequest({ requestId: offerId, answer: 'accept' }),
      bryony.withdrawPetRequest({ requestId: offerId }),
      bryony.updatePetStatus({ petId, status: 'missing' }),
    ])
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  }
})

test('whoever asked about several animals on one day reads once that nobody answered', async () => {
  const idris = await signedIn('idris')
  for (const name of ['Ash', 'Elm']) {
    register.clock.turn({ minutes: 70 })
    const asked = chipped(freshChip(), { to: { email } })
    await idris.registerChip({ ...asked, pet: { ...asked.pet, name } })
  }
  const before = (await lettersTo(PEOPLE.idris.email)).length
  register.clock.turn({ days: 13, minutes: 22 * 60 })
  for (let hours = 0; hours < 4; hours += 1) {
    register.clock.turn({ minutes: 60 })
    await watch()
  }
  expect((await lettersTo(PEOPLE.idris.email)).slice(before)).toEqual([])
  await register.runJob('tellOfEndings', {})
  await register.runJob('tellOfEndings', {})
  expect((await lettersTo(PEOPLE.idris.email)).slice(before)).toEqual([
    expect.stringMatching(/^You’ve had no answer about (Ash and Elm|Elm and Ash)$/),
  ])
})

test('an implanter reads once a day of all the animals that were confirmed, under the names they gave them', async () => {
  await register.runJob('tellOfEndings', {})
  const keeper = await joinConfirmed(register)
  const idris = await signedIn('idris')
  for (const name of ['Bud', 'Sid']) {
    const asked = chipped(freshChip(), { to: { email: keeper.email } })
    const { requestId } = (await idris.registerChip({ ...asked, pet: { ...asked.pet, name } })).data
    await keeper.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
  }
  const confirmed = async () => (await lettersTo(PEOPLE.idris.email)).filter((subject) => subject?.includes('confirmed'))
  expect(await confirmed()).toEqual([])
  await register.runJob('tellOfEndings', {})
  await register.runJob('tellOfEndings', {})
  expect(await confirmed()).toEqual(['Bud and Sid have been confirmed'])
})
