import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { oweRegistration } from '#features/plans/purchases.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { litter } from '#src/testing/litters.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

async function packed(over: Parameters<typeof haveOffspring>[1] = {}) {
  const petId = await haveOffspring(register, over)
  const { data } = await bryony.sellPetByBreeder({ petIds: [petId] })
  return { petId, code: data.offers[0]?.code ?? '' }
}

const look = (code: string) => register.stranger.petByTransferCode({ code }, { address: freshAddress() })

test('a stranger with the code sees the animal and its breeder’s licence, and nothing of a person', async () => {
  const { code } = await packed()
  const reply = await look(code)
  expect(reply).toMatchObject({
    status: 200,
    data: {
      pet: { name: 'Fern', species: 'dog', sex: 'female' },
      breeder: { licence: 'LN/201', authority: null },
      keptByBreeder: true,
      keepersSoFar: 1,
      ageInWeeks: 12,
      notNow: null,
      expiresAt: '2026-06-25T22:59:59.000Z',
    },
  })
  expect(JSON.stringify(reply.data)).not.toMatch(/Bryony|Clarke|bryony@|Skipton|Hollow/)
})

test('a code is read however it is typed', async () => {
  const { code } = await packed()
  const typed = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', ' ')} `
  expect(await look(typed)).toMatchObject({ status: 200 })
})

test('an animal that nobody bred here has no breeder', async () => {
  const { code } = await packed({ bred: false })
  expect((await look(code)).data).toMatchObject({ breeder: null, keptByBreeder: false })
})

test('an implanter who registered it for its breeder doesn’t count as a keeper', async () => {
  const idris = await register.as('idris')
  const asked = chipped(freshChip(), { as: 'breeder', to: { email: PEOPLE.bryony.email } })
  const { data } = await idris.registerChip(asked)
  await bryony.breederAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
  const { offers } = (await bryony.sellPetByBreeder({ petIds: [data.petId] })).data
  expect((await look(offers[0]?.code ?? '')).data).toMatchObject({ keptByBreeder: true, keepersSoFar: 1 })
})

test('whoever takes an animal reads what of its registration is left to pay', async () => {
  const { petId, code } = await packed()
  expect((await look(code)).data.toPay).toBeNull()
  await asProvider(register, (tools) => oweRegistration(tools, { petId, accountId: register.people.bryony }))
  expect((await look(code)).data.toPay).toEqual({ pence: 1500, currency: 'GBP' })
})

test('an animal that is missing says so', async () => {
  const { petId, code } = await packed()
  await bryony.updatePetStatus({ petId, status: 'missing' })
  expect((await look(code)).data.notNow).toEqual({ clause: 'KEEP-1', words: expect.stringMatching(/A missing animal/) })
})

describe('is refused', () => {
  test('alike for a code that is unknown, has run out or was ended: noSuchCode', async () => {
    const [old, ended] = [await packed(), await packed()]
    const now = register.clock.now()
    await register.db.updateTable('transferCode').set({ expiresAt: now }).where('petId', '=', old.petId).execute()
    await bryony.keepOwnershipByBreeder({ petId: ended.petId })
    const replies = [await look('ABCDE-12345'), await look('?'), await look(old.code), await look(ended.code)]
    const seen = replies.map(({ status, code, message, data }) => JSON.stringify({ status, code, message, data }))
    expect(replies[0]).toMatchObject({ status: 404, code: 'noSuchCode' })
    expect(new Set(seen).size).toBe(1)
  })

  test('until the animal may leave its mother, naming the day: notYet', async () => {
    const { petId, code } = await packed({ bornOn: '2026-03-26' })
    expect(await look(code)).toMatchObject({ status: 409, code: 'notYet', message: expect.stringContaining('from 21 May 2026') })
    await register.db.updateTable('pet').set({ bornOn: '2026-01-30' }).where('id', '=', petId).execute()
    expect(await look(code)).toMatchObject({ status: 200 })
  })

  test('where the law asks the seller for a licence and they have none: sellerUnlicensed', async () => {
    const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
    const first = (await nia.api.addPetByBreeder(litter())).data
    const { data } = await nia.api.sellPetByBreeder({ petIds: [first.pets[0]?.petId ?? ''] })
    for (const name of ['Gwen', 'Hazel']) await nia.api.addPetByBreeder(litter({ dam: { name } }))
    const reply = await look(data.offers[0]?.code ?? '')
    expect(reply).toMatchObject({ status: 409, code: 'sellerUnlicensed', clause: 'OFFER-1' })
    expect(reply.message).toMatch(/^This breeder needs a licence to sell and hasn’t given us one/)
  })

  test('after it has been used: codeUsed', async () => {
    const { code } = await packed()
    const nia = await join(register)
    await nia.api.redeemTransferCode({ code })
    expect(await look(code)).toMatchObject({ status: 409, code: 'codeUsed' })
  })

  test('after twenty guesses in an hour from one address', async () => {
    const address = freshAddress()
    const guesses = Array.from({ length: 21 }, (_, turn) => register.stranger.petByTransferCode({ code: `GUESS${turn}` }, { address }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})
