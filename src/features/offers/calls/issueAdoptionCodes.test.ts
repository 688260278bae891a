import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const statement = 'relinquished' as const
const have = (name = 'Fern') => haveOffspring(register, { keeper: 'wilma', name })
const inCare = { cameOn: '2026-03-23', kind: 'stray' } as const
const petOf = (id: string) => register.db.selectFrom('pet').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const codesOf = (petIds: string[]) => register.db.selectFrom('transferCode').selectAll().where('petId', 'in', petIds).execute()
const look = (code: string) => register.stranger.petByTransferCode({ code }, { address: freshAddress() })

async function issued(petId: string, over = {}) {
  const { data } = await wilma.issueAdoptionCodes({ petIds: [petId], statement, ...over })
  return data.codes[0]?.code ?? ''
}

test('each animal has a code of its own, and the rescue stays its back-up', async () => {
  const [fern, moss] = [await have(), await have('Moss')]
  const { status, data } = await wilma.issueAdoptionCodes({ petIds: [fern, moss], statement })
  expect(status).toBe(200)
  expect(data.codes.map(({ petName }) => petName).toSorted()).toEqual(['Fern', 'Moss'])
  expect(data.codes[0]).toMatchObject({ worksFrom: '2026-03-27', code: expect.stringMatching(/^\w{5}-\w{5}$/) })
  for (const code of await codesOf([fern, moss])) expect(code).toMatchObject({ kind: 'adoption', statement })
  expect(await petOf(moss)).toMatchObject({ rescueBackupId: register.people.wilma })
})

test('whoever holds the code sees the rescue’s name and adopts with it; the rescue’s receipt leads to its animals', async () => {
  const petId = await have()
  const code = await issued(petId)
  expect((await look(code)).data).toMatchObject({ rescue: 'Kiln Road Rescue', breeder: null, notNow: null })
  const nia = await join(register)
  expect(await nia.api.redeemTransferCode({ code, name: 'Willow' })).toMatchObject({ status: 200, data: { petName: 'Willow' } })
  expect(await petOf(petId)).toMatchObject({ keeperId: nia.id, rescueBackupId: register.people.wilma })
  const offer = await register.db.selectFrom('offer').selectAll().where('petId', '=', petId).executeTakeFirstOrThrow()
  expect(offer).toMatchObject({ kind: 'adoption', status: 'accepted', statement, toAccount: nia.id })
  const [mine] = (await nia.api.getPetRequests()).data.items
  expect(mine).toMatchObject({ kind: 'adoption', other: 'Kiln Road Rescue' })
  const receipt = await newestTo(register, PEOPLE.wilma.email)
  expect(receipt).toMatchObject({ subject: 'Fern has a new keeper', text: expect.stringContaining('/welfare-dashboard/animals') })
})

test('the code of a stray works from the day the council’s clear days are over, and costs nothing before it', async () => {
  const { petId } = (await wilma.addPetByWelfare(stray({ intake: { ...inCare, ...inCouncil('2026-03-22') } }))).data
  const { data } = await wilma.issueAdoptionCodes({ petIds: [petId], statement: 'strayPeriodPassed' })
  const { code = '', worksFrom } = data.codes[0] ?? {}
  expect(worksFrom).toBe('2026-03-30')
  const nia = await join(register)
  expect(await nia.api.redeemTransferCode({ code })).toMatchObject({ status: 409, code: 'notYet', clause: 'PET-15' })
  expect((await wilma.getWelfarePets({ query: 'Pip' })).data.items[0]).toMatchObject({ canPrint: true, code: { worksFrom } })
  register.clock.turn({ days: 3 })
  wilma = await register.as('wilma')
  const later = await join(register)
  expect(await later.api.redeemTransferCode({ code })).toMatchObject({ status: 200 })
})

test('a code that’s issued again stays the same, with what is stated now', async () => {
  const petId = await have()
  const code = await issued(petId)
  expect(await issued(petId, { statement: 'released', rescueBackup: false })).toBe(code)
  expect(await codesOf([petId])).toMatchObject([{ statement: 'released' }])
  expect((await petOf(petId)).rescueBackupId).toBeNull()
})

describe('is refused', () => {
  test('for someone else’s animal exactly as for none: notYours', async () => {
    for (const petId of [await haveOffspring(register), newId()])
      expect(await wilma.issueAdoptionCodes({ petIds: [petId], statement })).toMatchObject({ status: 404, code: 'notYours' })
  })

  test('once it has another keeper: handedOver', async () => {
    const petId = await have()
    await (await join(register)).api.redeemTransferCode({ code: await issued(petId) })
    expect(await wilma.issueAdoptionCodes({ petIds: [petId], statement })).toMatchObject({ status: 409, code: 'handedOver' })
  })

  test('for all of them, while one is missing, or is a stray that no council has: notNow', async () => {
    const [fern, moss] = [await have(), await have('Moss')]
    await wilma.updatePetStatus({ petId: moss, status: 'missing' })
    expect(await wilma.issueAdoptionCodes({ petIds: [fern, moss], statement })).toMatchObject({
      status: 409,
      code: 'notNow',
      clause: 'KEEP-1',
      message: expect.stringMatching(/^Moss: /),
    })
    expect(await codesOf([fern])).toEqual([])
    const { petId } = (await wilma.addPetByWelfare(stray({ intake: inCare }))).data
    expect(await wilma.issueAdoptionCodes({ petIds: [petId], statement })).toMatchObject({ code: 'notNow', clause: 'PET-15' })
  })

  test('for an organisation that nobody has checked yet: notVerified', async () => {
    const petId = await have()
    const profile = register.db.updateTable('profile').where('accountId', '=', register.people.wilma)
    await profile.set(verification('applied')).execute()
    expect(await wilma.issueAdoptionCodes({ petIds: [petId], statement })).toMatchObject({ status: 403, code: 'notVerified' })
    await profile.set(verification('verified')).execute()
  })
})

const verification = (status: 'applied' | 'verified') => ({ status })
