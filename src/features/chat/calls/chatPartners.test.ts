import { afterAll, beforeAll, expect, test } from 'vitest'
import { haveImplanted, verifiedImplanter, verifyTrainer } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const partnersOf = async (name: 'anna' | 'stefan' | 'toby') => (await (await register.as(name)).chatPartners({})).data.items

test('a keeper may write to the implanters who chipped their pets', async () => {
  expect(await partnersOf('anna')).toEqual([])
  const implanter = await verifiedImplanter(register, {})
  await haveImplanted(register, { implanterId: implanter.id, keeper: 'anna' })
  expect(await partnersOf('anna')).toMatchObject([{ accountId: implanter.id, role: 'implanter' }])
  expect(await partnersOf('toby')).toEqual([])
})

test('a student may write to the trainers whom our staff have verified, and to no other', async () => {
  await verifyTrainer(register)
  expect(await partnersOf('stefan')).toMatchObject([{ accountId: register.people.tamsin, role: 'trainer' }])
  expect(await partnersOf('toby')).toEqual([])
})
