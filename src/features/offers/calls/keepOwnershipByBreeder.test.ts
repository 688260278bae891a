import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { haveOffspring, joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

test('a breeder who keeps an animal is its ordinary keeper, with the clause on the timeline, and its transfer code ends', async () => {
  const petId = await haveOffspring(register)
  const { data } = await bryony.sellPetByBreeder({ petIds: [petId] })
  expect(await bryony.keepOwnershipByBreeder({ petId })).toMatchObject({ status: 200, message: 'You’re keeping this animal', data: null })
  const record = (await bryony.getPetDetail({ petId })).data
  expect(record.timeline.at(-1)).toMatchObject({ what: 'Kept by its breeder', clause: 'OFFER-10', by: 'You' })
  expect(record.chainHolds).toBe(true)
  const pet = await register.db.selectFrom('pet').selectAll().where('id', '=', petId).executeTakeFirstOrThrow()
  expect(pet.keptByBreederAt).toEqual(register.clock.now())
  expect(await register.stranger.petByTransferCode({ code: data.offers[0]?.code })).toMatchObject({ status: 404, code: 'noSuchCode' })
})

test('a breeder may keep an animal before it is 8 weeks old', async () => {
  const petId = await haveOffspring(register, { bornOn: '2026-03-20' })
  expect(await bryony.keepOwnershipByBreeder({ petId })).toMatchObject({ status: 200 })
})

test('several are kept at once, and one that’s kept already stays as it was', async () => {
  const petIds = [await haveOffspring(register, { name: 'Ash' }), await haveOffspring(register, { name: 'Birch' })]
  const [first = '', second = ''] = petIds
  await bryony.sellPetByBreeder({ petIds })
  await bryony.keepOwnershipByBreeder({ petId: first })
  const keptAt = register.clock.now()
  register.clock.turn({ hours: 1 })
  bryony = await register.as('bryony')
  expect(await bryony.keepOwnershipByBreeder({ petId: first, alsoPetIds: [second] })).toMatchObject({ status: 200 })
  const rows = await register.db.selectFrom('pet').select(['id', 'keptByBreederAt']).where('id', 'in', petIds).execute()
  expect(new Map(rows.map(({ id, keptByBreederAt }) => [id, keptByBreederAt]))).toEqual(
    new Map([
      [first, keptAt],
      [second, register.clock.now()],
    ]),
  )
  expect(await bryony.stopTransferCode({ petId: second })).toMatchObject({ status: 409, code: 'noCode' })
})

test('of several, none is kept where one can’t be, and the refusal says which', async () => {
  const [free, offered] = [await haveOffspring(register, { name: 'Cedar' }), await haveOffspring(register, { name: 'Dill' })]
  await bryony.sellPetByBreeder({ petIds: [offered], buyer: { email: 'buyer@example.org' } })
  expect(await bryony.keepOwnershipByBreeder({ petId: free, alsoPetIds: [offered] })).toMatchObject({
    status: 409,
    code: 'notNow',
    message: expect.stringMatching(/^Dill: /),
  })
  const pet = await register.db.selectFrom('pet').select('keptByBreederAt').where('id', '=', free).executeTakeFirstOrThrow()
  expect(pet.keptByBreederAt).toBeNull()
})

describe('is refused', () => {
  test('for somebody else’s animal exactly as for none: notYours', async () => {
    for (const petId of [await haveOffspring(register, { keeper: 'anna' }), newId()])
      expect(await bryony.keepOwnershipByBreeder({ petId })).toMatchObject({
        status: 404,
        code: 'notYours',
        message: 'We can’t find this pet in your account',
      })
  })

  test('once it is sold: handedOver', async () => {
    const petId = await haveOffspring(register)
    const nia = await joinConfirmed(register)
    const { data } = await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: nia.email } })
    await nia.api.customerAcceptRejectPetRequest({ requestId: data.offers[0]?.offerId, answer: 'accept' })
    expect(await bryony.keepOwnershipByBreeder({ petId })).toMatchObject({
      status: 409,
      code: 'handedOver',
      message: expect.stringContaining('a different keeper since'),
    })
  })

  test('while it is offered: notNow', async () => {
    const petId = await haveOffspring(register)
    await bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: 'buyer@example.org' } })
    expect(await bryony.keepOwnershipByBreeder({ petId })).toMatchObject({
      status: 409,
      code: 'notNow',
      clause: 'KEEP-2',
    })
  })

  test('for an animal of another’s litter: notYourLitter', async () => {
    const petId = await haveOffspring(register, { bred: false })
    expect(await bryony.keepOwnershipByBreeder({ petId })).toMatchObject({ status: 409, code: 'notYourLitter' })
  })

  test('the second time: keptAlready', async () => {
    const petId = await haveOffspring(register)
    const replies = await Promise.all([1, 2].map(() => bryony.keepOwnershipByBreeder({ petId })))
    expect(replies.map(({ code }) => code).sort()).toEqual(['', 'keptAlready'])
  })

  test('of keeping and selling at the same moment at least the one that would undo the other', async () => {
    const petId = await haveOffspring(register)
    const [kept, sold] = await Promise.all([
      bryony.keepOwnershipByBreeder({ petId }),
      bryony.sellPetByBreeder({ petIds: [petId], buyer: { email: 'buyer@example.org' } }),
    ])
    // An animal that is kept may still be sold; one that is offered cannot be kept.
    expect(sold.status).toBe(200)
    if (kept.status !== 200) expect(kept).toMatchObject({ status: 409, code: 'notNow' })
  })
})
