import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueCodes } from '#features/pets/codes.ts'
import { animal } from '#src/testing/animals.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function unpaid() {
  const keeper = await join(register)
  const { data } = await keeper.api.addPet(animal())
  return { ...keeper, petId: data.petId }
}
const codes = (count = 1) => issueCodes(register.db, count, register.clock.now())

test('a keeper with an account pays with the code on a card, once, and nothing is owed any more', async () => {
  const { api, petId } = await unpaid()
  const [code = ''] = await codes()
  expect((await api.redeemRegistrationCode({ petId, code: code.toLowerCase() })).status).toBe(200)
  expect((await api.getPetDetail({ petId })).data.status).toBe('active')
  expect((await api.getCredits({})).data.owed).toBeNull()
  expect(await api.redeemRegistrationCode({ petId, code })).toMatchObject({ status: 409, code: 'paidAlready' })
})

test('of two who try one code at once exactly one is let in: codeUsed', async () => {
  const [one, other] = [await unpaid(), await unpaid()]
  const [code = ''] = await codes()
  const replies = await Promise.all([one, other].map(({ api, petId }) => api.redeemRegistrationCode({ petId, code })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.code).toBe('codeUsed')
})

test('a code that was never printed and another’s pet are refused: codeUnknown, notYours', async () => {
  const { api } = await unpaid()
  const { petId } = await unpaid()
  const own = (await api.addPet(animal())).data.petId
  expect(await api.redeemRegistrationCode({ petId: own, code: '7K2M-9P4T-QX3H' })).toMatchObject({ status: 400, code: 'codeUnknown' })
  const [code = ''] = await codes()
  expect(await api.redeemRegistrationCode({ petId, code })).toMatchObject({ status: 404, code: 'notYours' })
})

test('a code isn’t spent on an animal that has died, and still pays for another: hasDied', async () => {
  const { api, petId } = await unpaid()
  const [code = ''] = await codes()
  await api.updatePetStatus({ petId, status: 'deceased' })
  expect(await api.redeemRegistrationCode({ petId, code })).toMatchObject({ status: 409, code: 'hasDied', clause: 'PLAN-1' })
  const { data } = await api.addPet(animal())
  expect((await api.redeemRegistrationCode({ petId: data.petId, code })).status).toBe(200)
})
