import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const pound = { cameOn: '2026-03-24', kind: 'fromRescue', fromWhom: 'Leeds City Council pound' } as const
const take = async (name: string, intake: ReturnType<typeof stray>['intake'], over: object = {}) =>
  (await wilma.addPetByWelfare(stray({ name, intake, ...over }))).data.petId
const stayOf = async (petId: string) => (await wilma.getStay({ petId })).data.stay
const offer = (petId: string) => wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' } })

describe('a dog from a pound or another rescue', () => {
  test('that was a stray there waits until its days are over, counted from the day the council was told', async () => {
    const petId = await take('Ash', { ...pound, strayBefore: 'counting', ...inCouncil('2026-03-22') })
    expect(await stayOf(petId)).toMatchObject({
      intake: { fromWhom: 'Leeds City Council pound', strayBefore: 'counting' },
      stray: { freeOn: '2026-03-30', councilReference: 'Leeds City Council, SD 4471' },
      goesOn: '2026-03-30',
    })
    expect(await offer(petId)).toMatchObject({ code: 'notNow', clause: 'PET-15' })
    const counted = (await wilma.getWelfarePets({ stray: 'held', pageSize: 100 })).data.items
    expect(counted.map(({ name }) => name)).toContain('Ash')
  })

  test('is asked for the council’s day until someone knows it, and the days start then', async () => {
    const petId = await take('Elm', { ...pound, strayBefore: 'counting' })
    expect(await stayOf(petId)).toMatchObject({ stray: { freeOn: null } })
    expect(await offer(petId)).toMatchObject({ code: 'notNow', clause: 'PET-15' })
    expect(await wilma.saveStrayPeriod({ petId, ...inCouncil('2025-09-01') })).toMatchObject({ status: 200 })
    expect(await offer(petId)).toMatchObject({ status: 200 })
  })

  test('goes where the sender says that its days are over, and the day of that is kept', async () => {
    const petId = await take('Fir', { ...pound, strayBefore: 'over', daysOverOn: '2026-03-20' })
    expect(await stayOf(petId)).toMatchObject({ intake: { daysOverOn: '2026-03-20' }, stray: { freeOn: '2026-03-20', daysLeft: 0 } })
    expect(await offer(petId)).toMatchObject({ status: 200 })
  })

  test('that was no stray there, like a cat, waits for nothing', async () => {
    expect(await stayOf(await take('Yew', { ...pound, strayBefore: 'no' }))).toMatchObject({ stray: null })
    const cat = { species: 'cat', breed: { kind: 'description', text: 'Moggy' } }
    expect(await stayOf(await take('Tib', { ...pound, strayBefore: 'counting' }, cat))).toMatchObject({ stray: null })
  })

  test('can’t have been over on a day to come, or before its birth: inFuture, beforeBirth', async () => {
    const over = (daysOverOn: string) => wilma.addPetByWelfare(stray({ intake: { ...pound, strayBefore: 'over', daysOverOn } }))
    expect(await over('2026-03-28')).toMatchObject({ code: 'inFuture', fields: { 'intake.daysOverOn': expect.any(String) } })
    expect(await over('2019-03-28')).toMatchObject({ code: 'beforeBirth', fields: { 'intake.daysOverOn': expect.any(String) } })
  })
})

describe('what was said of a sender', () => {
  test('is corrected, and stays where nothing is said of it; its next keeper reads no name', async () => {
    const petId = await take('Oak', { ...pound, strayBefore: 'counting', ...inCouncil('2026-03-22') })
    await wilma.saveIntakeNotes({ petId, condition: 'Thin' })
    expect(await stayOf(petId)).toMatchObject({
      intake: { fromWhom: pound.fromWhom, strayBefore: 'counting' },
      stray: { freeOn: '2026-03-30' },
    })
    const corrected = {
      kind: 'fromRescue',
      fromWhom: 'Otley Dog Shelter',
      fromCountry: 'Ireland',
      strayBefore: 'over',
      daysOverOn: '2026-03-21',
    } as const
    expect(await wilma.saveIntakeNotes({ petId, ...corrected })).toMatchObject({ status: 200 })
    expect(await stayOf(petId)).toMatchObject({ intake: corrected, stray: { freeOn: '2026-03-21' } })
    const { timeline } = (await wilma.getPetDetail({ petId })).data
    const event = timeline.find(({ move }) => move === 'correctIntake')
    expect(event?.facts).toMatchObject({
      changed: ['fromCountry', 'strayBefore', 'daysOverOn', 'fromWhom'],
      was: { strayBefore: 'counting', fromCountry: null },
      now: { strayBefore: 'over', fromCountry: 'Ireland', daysOverOn: '2026-03-21' },
    })
    expect(JSON.stringify(event)).not.toContain('Otley')
  })

  test('never ends a dog’s days by itself: strayStays', async () => {
    const petId = await take('Rowan', { ...pound, strayBefore: 'counting' })
    const said = { petId, kind: 'fromRescue', fromWhom: 'Leeds City Council pound' } as const
    expect(await wilma.saveIntakeNotes({ ...said, strayBefore: 'no' })).toMatchObject({
      code: 'strayStays',
      fields: { strayBefore: expect.any(String) },
    })
    expect(await wilma.saveIntakeNotes({ petId, kind: 'bornHere' })).toMatchObject({ code: 'strayStays' })
    expect(await wilma.saveIntakeNotes({ petId, kind: 'stray' })).toMatchObject({ status: 200 })
    expect(await wilma.saveIntakeNotes({ ...said, strayBefore: 'no' })).toMatchObject({ code: 'strayStays' })
    expect(await wilma.saveIntakeNotes({ ...said, strayBefore: 'counting' })).toMatchObject({ status: 200 })
    expect(await stayOf(petId)).toMatchObject({ stray: { freeOn: null } })
  })

  test('can’t make a stray of a dog that has been offered: offered', async () => {
    const petId = await take('Hazel', { ...pound, strayBefore: 'no' })
    await offer(petId)
    const changed = { petId, kind: 'fromRescue', fromWhom: 'Leeds City Council pound', strayBefore: 'counting' } as const
    expect(await wilma.saveIntakeNotes(changed)).toMatchObject({ status: 409, code: 'offered' })
  })
})

test('of an animal from abroad its country is kept, and of a seized one who seized it', async () => {
  const petId = await take('Luna', { cameOn: '2026-03-24', kind: 'fromAbroad', fromWhom: 'Adăpost Cluj', fromCountry: 'Romania' })
  expect(await stayOf(petId)).toMatchObject({ intake: { fromWhom: 'Adăpost Cluj', fromCountry: 'Romania' } })
  const seized = await take('Rex', { cameOn: '2026-03-24', kind: 'seized', fromWhom: 'West Yorkshire Police' })
  expect(await stayOf(seized)).toMatchObject({ intake: { fromWhom: 'West Yorkshire Police' } })
})

describe('the names to choose from', () => {
  test('are those that the organisation typed before, the commonest first, then organisations here', async () => {
    await take('Ivy', { ...pound, fromWhom: 'Valley Dogs Rescue', strayBefore: 'no' })
    const { names } = (await wilma.getSenders({})).data
    expect(names[0]).toBe('Leeds City Council pound')
    expect(names).toContain('Valley Dogs Rescue')
    expect((await wilma.getSenders({ query: 'valley' })).data.names).toEqual(['Valley Dogs Rescue'])
    expect((await wilma.getSenders({ query: 'no such rescue' })).data.names).toEqual([])
  })

  test('aren’t those that another organisation typed, nor its own', async () => {
    const { names } = (await wilma.getSenders({ query: PEOPLE.wilma.name })).data
    expect(names).toEqual([])
  })
})
