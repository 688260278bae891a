import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import type { Client } from '#src/testing/client.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { haveOffspring, joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, 'buyer@example.org')
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

async function offered(email: string) {
  const petId = await haveOffspring(register)
  const { data } = await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email } })
  return { petId, requestId: data.offers[0]?.offerId ?? '' }
}

test('an offer that is taken back ends, the buyer is told, and the animal can be offered again', async () => {
  const { petId, requestId } = await offered('buyer@example.org')
  expect(await bryony.withdrawPetRequest({ requestId })).toMatchObject({ status: 200, message: 'Offer withdrawn' })
  const letter = await newestTo(register, 'buyer@example.org')
  expect(letter.subject).toBe('The offer of Fern has ended')
  expect(letter.text).toContain('has withdrawn it')
  expect(letter.text).not.toMatch(/Bryony|bryony@/)
  expect(await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: 'next@example.org' } })).toMatchObject({ status: 200 })
})

describe('is refused', () => {
  test('to another breeder and to the buyer exactly as for no offer: noSuchRequest', async () => {
    const { requestId } = await offered('buyer@example.org')
    const wilma = await register.as('wilma')
    for (const [client, id] of [
      [wilma, requestId],
      [bryony, newId()],
    ] as const)
      expect(await client.withdrawPetRequest({ requestId: id })).toMatchObject({
        status: 404,
        code: 'noSuchRequest',
        message: 'We can’t find this request in your account',
      })
  })

  test('once it has been answered, with the answer', async () => {
    const nia = await joinConfirmed(register)
    const { requestId } = await offered(nia.email)
    await nia.api.customerAcceptRejectPetRequest({ requestId, answer: 'reject', reason: 'other' })
    const reply = await bryony.withdrawPetRequest({ requestId })
    expect(reply).toMatchObject({ status: 409, clause: 'OFFER-8', message: expect.stringMatching(/This offer has been turned down\.$/) })
  })

  test('the second time', async () => {
    const { requestId } = await offered('buyer@example.org')
    const replies = await Promise.all([1, 2].map(() => bryony.withdrawPetRequest({ requestId })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
