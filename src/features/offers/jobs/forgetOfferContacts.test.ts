import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveAgreed } from '#src/testing/agreed.ts'
import { signedInAnew } from '#src/testing/claims.ts'
import { chipped, haveChips } from '#src/testing/implants.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

let count = 0
async function offered() {
  count += 1
  const email = `buyer${count}@example.org`
  await haveAgreed(register, email)
  const bryony = await signedInAnew(register, 'bryony')
  const petId = await haveOffspring(register)
  const { data } = await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email } })
  return { offerId: data.offers[0]?.offerId ?? '', email, bryony }
}

async function knownAfter(days: number, offerId: string) {
  register.clock.turn({ days })
  await register.runJob('forgetOfferContacts', {})
  const offer = register.db.selectFrom('offer').select(['toEmail', 'contactForgottenAt']).where('id', '=', offerId)
  return offer.executeTakeFirstOrThrow()
}

test('to whom an animal was offered is forgotten 180 days after the offer ended, and the list still says that it was', async () => {
  const { offerId, email, bryony } = await offered()
  expect(await knownAfter(1, offerId)).toMatchObject({ toEmail: email })
  expect(await bryony.withdrawPetRequest({ requestId: offerId })).toMatchObject({ status: 200 })
  expect(await knownAfter(180, offerId)).toMatchObject({ toEmail: email })
  expect(await knownAfter(1, offerId)).toEqual({ toEmail: null, contactForgottenAt: register.clock.now() })

  const { data } = await (await signedInAnew(register, 'bryony')).getPetRequests({ box: 'fromMe' })
  expect(data.items.find(({ id }) => id === offerId)).toMatchObject({ status: 'withdrawn', other: 'The person you named' })
  expect((await register.stranger.getOfferSummary({ offerId })).code).toBe('noSuchOffer')
})

test('an offer that can still be answered keeps whom it was made to', async () => {
  const { offerId, email } = await offered()
  expect(await knownAfter(400, offerId)).toMatchObject({ toEmail: email })
})

test('someone who hasn’t said whether an animal is theirs stays known while it waits for its keeper, so that a finder reaches them', async () => {
  const idris = await signedInAnew(register, 'idris')
  const { numbers } = await haveChips(register)
  const email = 'silent@example.org'
  await haveAgreed(register, email)
  const { petId } = (await idris.registerChip(chipped(numbers[0] ?? '', { to: { email } }))).data
  register.clock.turn({ days: 15 })
  await register.runJob('watchOffers', {})
  const { id, status } = await register.db.selectFrom('offer').select(['id', 'status']).where('petId', '=', petId).executeTakeFirstOrThrow()
  expect(status).toBe('expired')
  expect(await knownAfter(400, id)).toMatchObject({ toEmail: email })
  await register.asOwner(`update offer set reason = 'notMine' where id = '${id}'`)
  expect(await knownAfter(0, id)).toMatchObject({ toEmail: null })
})
