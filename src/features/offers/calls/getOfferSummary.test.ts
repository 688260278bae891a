import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, stray } from '#src/testing/litters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const stranger = { email: 'never.confirmed@example.org' }
const ask = (offerId: string) => register.stranger.getOfferSummary({ offerId }, { address: freshAddress() })
async function offered(...names: string[]) {
  register.clock.turn({ minutes: 1 })
  const petIds = await Promise.all(names.map((name) => haveOffspring(register, { name })))
  const { data } = await bryony.sellPetByBreeder({ petIds, buyer: stranger })
  return data.offers[0]?.offerId ?? ''
}

test('whoever opens the link in our letter reads who offers which kind of animal, and nothing of the animal or the buyer', async () => {
  const offerId = await offered('Ash', 'Birch')
  expect((await newestTo(register, stranger.email)).text).toContain('/offered/')
  const { status, data } = await ask(offerId)
  expect(status).toBe(200)
  expect(data).toEqual({
    byLink: false,
    byText: false,
    toPay: null,
    by: 'Bryony (a licensed breeder)',
    animals: '2 puppies',
    answerBy: '2026-04-10T09:31:00.000Z',
    isOpen: true,
  })
})

test('an offer that was withdrawn says so', async () => {
  const offerId = await offered('Cedar')
  await bryony.withdrawPetRequest({ requestId: offerId })
  expect((await ask(offerId)).data).toMatchObject({ animals: 'a puppy', isOpen: false })
})

test('a breeder is called by the name under which they’re listed, unless it reads like more than a name', async () => {
  const details = async (publicName: string) =>
    register.db
      .updateTable('profile')
      .set({ details: JSON.stringify({ listed: true, publicName, licenceNumber: 'LN/7' }) })
      .where('accountId', '=', register.people.bryony)
      .execute()
  const offerId = await offered('Dill')
  await details('Hollow Farm Spaniels')
  expect((await ask(offerId)).data?.by).toBe('Hollow Farm Spaniels (a licensed breeder)')
  await details('Win £100 at prizes.example/now')
  expect((await ask(offerId)).data?.by).toBe('Bryony (a licensed breeder)')
})

test('a breeder whom our staff haven’t verified isn’t named', async () => {
  const { api } = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const { data: made } = await api.addPetByBreeder(litter())
  const { data } = await api.sellPetByBreeder({ petIds: made.pets.map(({ petId }) => petId), buyer: stranger })
  expect((await ask(data.offers[0]?.offerId ?? '')).data).toMatchObject({ by: 'A breeder', animals: '2 puppies' })
})

test('an offer that we don’t know is refused: noSuchOffer', async () => {
  expect(await ask(newId())).toMatchObject({ status: 404, code: 'noSuchOffer' })
})

test('someone who adopts and has no account reads the name of the verified rescue and the kind of animal, and the link leads to the offer', async () => {
  const wilma = await register.as('wilma')
  const { petId } = (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-10', kind: 'surrender' } }))).data
  const adopter = { email: 'adopter@example.org' }
  const { data } = await wilma.sellPetByWelfare({ petId, adopter, statement: 'relinquished', note: 'Win £100 at prizes.example' })
  const letter = await newestTo(register, adopter.email)
  expect(letter.subject).toBe('Kiln Road Rescue has offered you a dog')
  expect(letter.text).toContain(`/offered/${data.offerId}`)
  expect(letter.text).not.toContain('prizes')
  expect((await ask(data.offerId)).data).toMatchObject({ by: 'Kiln Road Rescue', animals: 'a dog', isOpen: true })
})

test('a rescue whose checked name reads like more than a name isn’t named', async () => {
  const wilma = await register.as('wilma')
  const { petId } = (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-10', kind: 'surrender' } }))).data
  const { data } = await wilma.sellPetByWelfare({ petId, adopter: { email: 'second@example.org' }, statement: 'relinquished' })
  const renamed = JSON.stringify({ organisation: 'Win £100 at prizes.example/now' })
  await register.db.updateTable('profile').set({ details: renamed }).where('accountId', '=', register.people.wilma).execute()
  expect((await ask(data.offerId)).data).toMatchObject({ by: 'A rescue' })
})
