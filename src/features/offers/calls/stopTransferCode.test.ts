import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { join } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

test('a rescue stops the code of a pack: it’s of no use from then on, and the next pack has another', async () => {
  const petIds = [await haveOffspring(register, { keeper: 'wilma' })]
  const issue = async () => (await wilma.issueAdoptionCodes({ petIds, statement: 'relinquished' })).data.codes[0]?.code ?? ''
  const code = await issue()
  expect(await wilma.stopTransferCode({ petId: petIds[0] ?? '' })).toMatchObject({ status: 200 })
  const nia = await join(register)
  expect(await nia.api.redeemTransferCode({ code })).toMatchObject({ status: 404, code: 'noSuchCode' })
  expect(await issue()).not.toBe(code)
})

test('a breeder stops theirs; a second time there is none: noCode', async () => {
  const petId = await haveOffspring(register)
  await bryony.sellPetByBreeder({ petIds: [petId] })
  expect(await bryony.stopTransferCode({ petId })).toMatchObject({ status: 200 })
  expect(await bryony.stopTransferCode({ petId })).toMatchObject({ status: 409, code: 'noCode' })
})

test('nobody stops the code of an animal that isn’t theirs: notYours', async () => {
  const petId = await haveOffspring(register)
  await bryony.sellPetByBreeder({ petIds: [petId] })
  expect(await wilma.stopTransferCode({ petId })).toMatchObject({ status: 404, code: 'notYours' })
})
