import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { knownElsewhere } from '#src/testing/conflicts.ts'
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

const takenIn = async (name: string, intake: Parameters<typeof stray>[0]) =>
  (await wilma.addPetByWelfare({ ...stray(intake), name })).data.petId
const freeStray = (name: string) => takenIn(name, { intake: { ...inCare, ...inCouncil('2026-03-10') } })
const came = (name: string, kind: 'surrender' | 'returned' | 'fromRescue' | 'bornHere' | 'fromAbroad' | 'seized') =>
  takenIn(name, { intake: { cameOn: '2026-03-20', kind, fromWhom: 'Otley Dog Shelter', fromCountry: 'Romania', strayBefore: 'no' } })

describe('the ground of each adoption', () => {
  test('comes from the animal’s own intake, where nothing is stated', async () => {
    const ids = {
      strayPeriodPassed: await freeStray('Ash'),
      relinquished: await came('Birch', 'surrender'),
      passedOn: await came('Cedar', 'fromRescue'),
      bornHere: await came('Elm', 'bornHere'),
      fromAbroad: await came('Fir', 'fromAbroad'),
    }
    const reply = await wilma.issueAdoptionCodes({ petIds: Object.values(ids) })
    expect(reply).toMatchObject({ status: 200, data: { leftOut: [] } })
    const codes = await codesOf(Object.values(ids))
    expect(Object.fromEntries(codes.map(({ petId, statement: ground }) => [ground, petId]))).toEqual(ids)
  })

  test('is the council’s release where that let a stray go before its days were over', async () => {
    const petId = await takenIn('Oak', { intake: { ...inCare, ...inCouncil('2026-03-22') } })
    const release = { releasedOn: '2026-03-24', releaseReference: 'R 12', releaseGround: 'ownerGaveUp' }
    await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-22'), ...release })
    await wilma.issueAdoptionCodes({ petIds: [petId] })
    expect(await codesOf([petId])).toMatchObject([{ statement: 'released' }])
  })

  test('leaves an animal out of many whose intake gives none, and one that has left, and says why and what to do', async () => {
    const [ash, seized, untold, gone] = [
      await freeStray('Ash'),
      await came('Kestrel', 'seized'),
      await takenIn('Pip', { intake: inCare }),
      await freeStray('Yew'),
    ]
    await wilma.saveOutcome({ petIds: [gone], outcome: 'transferred', on: '2026-03-27', to: 'Otley Dog Shelter' })
    const { status, data } = await wilma.issueAdoptionCodes({ petIds: [ash, seized, untold, gone] })
    expect(status).toBe(200)
    expect(data.codes.map(({ petId }) => petId)).toEqual([ash])
    const why = Object.fromEntries(data.leftOut.map((left) => [left.petName, left.why]))
    expect(Object.keys(why).toSorted()).toEqual(['Kestrel', 'Pip', 'Yew'])
    expect(why['Kestrel']).toMatch(/was seized.*on its own/)
    expect(why['Pip']).toMatch(/No council.*Enter the council’s dates/)
    expect(why['Yew']).toMatch(/has left you.*Offer the record/)
    expect(await codesOf([seized, untold, gone])).toEqual([])
  })
})

test('of many, those that the row of each would refuse are left out by name, and the others have their codes', async () => {
  const [ash, mabel, moss] = [await freeStray('Ash'), await freeStray('Mabel'), await freeStray('Moss')]
  await knownElsewhere(register, mabel)
  await wilma.updatePetStatus({ petId: moss, status: 'missing' })
  const { status, data } = await wilma.issueAdoptionCodes({ petIds: [ash, mabel, moss] })
  expect(status).toBe(200)
  expect(data.codes.map(({ petName }) => petName)).toEqual(['Ash'])
  expect(Object.fromEntries(data.leftOut.map(({ petName, why }) => [petName, why]))).toEqual({
    Mabel: 'Another register has a record of Mabel too. Open Mabel’s record to see how to settle that first.',
    Moss: 'Moss is reported missing. If it’s back, report it found first.',
  })
  expect(await codesOf([mabel, moss])).toEqual([])
  const { animals } = (await wilma.getAnimalsToChoose({ query: 'Ma' })).data
  expect(animals.map(({ name, stopped }) => [name, stopped.packs])).toContainEqual([
    'Mabel',
    data.leftOut.find(({ petId }) => petId === mabel)?.why,
  ])
})

test('a stray cat has no council’s days: it goes as one that no keeper came forward for, never as past them', async () => {
  const cat = { species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } } as const
  const { petId } = (await wilma.addPetByWelfare(stray({ ...cat, name: 'Tom', intake: { cameOn: '2026-03-20', kind: 'stray' } }))).data
  expect(await wilma.issueAdoptionCodes({ petIds: [petId], statement: 'strayPeriodPassed' })).toMatchObject({
    code: 'wrongGround',
    message: 'What you recorded of how Tom came to you gives another reason: it was a stray, and no keeper came forward.',
  })
  expect((await wilma.issueAdoptionCodes({ petIds: [petId] })).status).toBe(200)
  expect(await codesOf([petId])).toMatchObject([{ statement: 'unclaimed' }])
})

describe('is refused', () => {
  test('for a ground that the intake contradicts, of one animal or of many: wrongGround', async () => {
    const [pip, birch] = [await freeStray('Pip'), await came('Birch', 'surrender')]
    const refused = { status: 409, code: 'wrongGround', clause: 'OFFER-2' }
    expect(await wilma.issueAdoptionCodes({ petIds: [pip], statement })).toMatchObject({
      ...refused,
      message: 'What you recorded of how Pip came to you gives another reason: its stray period is over.',
    })
    expect(await wilma.issueAdoptionCodes({ petIds: [birch, pip], statement })).toMatchObject(refused)
    expect(await codesOf([pip, birch])).toEqual([])
  })

  test('for a seized animal until it’s stated that it was released: groundNeeded', async () => {
    const petId = await came('Kestrel', 'seized')
    expect(await wilma.issueAdoptionCodes({ petIds: [petId] })).toMatchObject({ status: 400, code: 'groundNeeded', clause: 'OFFER-2' })
    expect((await wilma.issueAdoptionCodes({ petIds: [petId], statement: 'released' })).status).toBe(200)
  })

  test('for one that has left, and where none of many is left: hasLeft, noneReady', async () => {
    const [one, other] = [await freeStray('Yew'), await came('Kestrel', 'seized')]
    await wilma.saveOutcome({ petIds: [one], outcome: 'reunited', on: '2026-03-27' })
    expect(await wilma.issueAdoptionCodes({ petIds: [one] })).toMatchObject({ status: 409, code: 'hasLeft', clause: 'OFFER-2' })
    expect(await wilma.issueAdoptionCodes({ petIds: [one, other] })).toMatchObject({ status: 409, code: 'noneReady', clause: 'OFFER-2' })
  })

  test('for someone else’s animal exactly as for none: notYours', async () => {
    for (const petId of [await haveOffspring(register), newId()])
      expect(await wilma.issueAdoptionCodes({ petIds: [petId], statement })).toMatchObject({ status: 404, code: 'notYours' })
  })

  test('once it has another keeper: handedOver; among many it’s left out', async () => {
    const petId = await have()
    await (await join(register)).api.redeemTransferCode({ code: await issued(petId) })
    expect(await wilma.issueAdoptionCodes({ petIds: [petId], statement })).toMatchObject({ status: 409, code: 'handedOver' })
    const birch = await came('Birch', 'surrender')
    const { data } = await wilma.issueAdoptionCodes({ petIds: [petId, birch] })
    expect(data.codes.map((code) => code.petId)).toEqual([birch])
    expect(data.leftOut).toMatchObject([{ petId, petName: 'Fern', why: expect.stringMatching(/^Fern: .*a different keeper since/) }])
  })

  test('while it’s missing, or is a stray that no council has: notNow', async () => {
    const moss = await have('Moss')
    await wilma.updatePetStatus({ petId: moss, status: 'missing' })
    expect(await wilma.issueAdoptionCodes({ petIds: [moss], statement })).toMatchObject({
      status: 409,
      code: 'notNow',
      clause: 'KEEP-1',
      message: expect.stringMatching(/^A missing animal/),
    })
    expect(await codesOf([moss])).toEqual([])
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
