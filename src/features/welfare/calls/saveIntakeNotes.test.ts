import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#platform/contract/call.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil, stray } from '#src/testing/litters.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import type { addPetByWelfare } from '../contract.ts'

type IntakeKind = CallInput<typeof addPetByWelfare>['intake']['kind']

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

test('what was written at intake can be changed later, and the next keeper sees none of it', async () => {
  const { data } = await wilma.addPetByWelfare(stray({ name: 'Pip' }))
  const { petId } = data
  const notes = { foundWhere: 'Behind the mill', condition: 'Limps on the left' }
  expect((await wilma.saveIntakeNotes({ petId, ...notes })).status).toBe(200)
  expect((await wilma.getStay({ petId })).data.stay).toMatchObject({ name: 'Pip', intake: notes, stray: { councilFrom: '2026-03-18' } })

  const adopter = await joinConfirmed(register)
  await wilma.sellPetByWelfare({ petId, adopter: { email: adopter.email }, statement: 'strayPeriodPassed' })
  const [request] = (await adopter.api.getPetRequests()).data.items
  await adopter.api.customerAcceptRejectPetRequest({ requestId: request?.id ?? '', answer: 'accept' })
  const seen = [await adopter.api.getPetDetail({ petId }), await adopter.api.downloadHistory({ petId })]
  for (const { status, bytes } of seen) {
    expect(status).toBe(200)
    expect(bytes.toString()).not.toMatch(/Limps|mill|Woodhouse|Thin/)
  }
  expect((await wilma.getStay({ petId })).data.stay).toMatchObject({ state: 'left', canOpen: false, intake: notes })
})

describe('an animal that was given up', () => {
  const giver = { givenUpBy: 'Marta Lewis', givenUpContact: '07700 900199', signedOn: '2026-03-20' }
  const surrender = (over: object = {}) => stray({ name: 'Otto', intake: { cameOn: '2026-03-20', kind: 'surrender', ...giver, ...over } })
  const otto = async () => (await wilma.getWelfarePets({ query: 'Otto' })).data.items[0]

  test('keeps who signed it over and when, until that’s corrected', async () => {
    const { petId } = (await wilma.addPetByWelfare(surrender())).data
    expect((await otto())?.intake).toMatchObject(giver)
    const corrected = { ...giver, givenUpBy: 'Martha Lewis', signedOn: '2026-03-21' }
    expect((await wilma.saveIntakeNotes({ petId, ...corrected })).status).toBe(200)
    expect((await otto())?.intake).toMatchObject(corrected)
    await wilma.saveIntakeNotes({ petId })
    expect((await otto())?.intake).toMatchObject({ givenUpBy: '', givenUpContact: '', signedOn: null })
    await wilma.saveIntakeNotes({ petId, ...giver })
  })

  test('shows its next keeper nothing of them, nor does the file of what’s held about the organisation', async () => {
    const petId = (await otto())?.id ?? ''
    const adopter = await joinConfirmed(register)
    await wilma.sellPetByWelfare({ petId, adopter: { email: adopter.email }, statement: 'relinquished' })
    const [request] = (await adopter.api.getPetRequests()).data.items
    await adopter.api.customerAcceptRejectPetRequest({ requestId: request?.id ?? '', answer: 'accept' })
    const seen = [await adopter.api.getPetDetail({ petId }), await adopter.api.downloadHistory({ petId }), await wilma.exportMyData()]
    for (const { bytes } of seen) expect(bytes.toString()).not.toMatch(/Lewis|900199/)
    expect((await otto())?.intake, 'the organisation can still show it').toMatchObject(giver)
  })

  test('is signed over by someone with a name, today or earlier', async () => {
    const nameless = await wilma.addPetByWelfare(surrender({ givenUpBy: '' }))
    expect(nameless.fields).toEqual({ 'intake.givenUpBy': 'Enter the name of the person who gave it up' })
    const late = { code: 'inFuture', fields: { 'intake.signedOn': 'The date must be today or earlier' } }
    expect(await wilma.addPetByWelfare(surrender({ signedOn: '2026-03-28' }))).toMatchObject(late)
    expect(await wilma.saveIntakeNotes({ petId: newId(), ...giver, signedOn: '2026-03-28' })).toMatchObject({ code: 'inFuture' })
  })

  test('is said of no stray', async () => {
    const intake = { cameOn: '2026-03-20', kind: 'stray', ...giver } as const
    await wilma.addPetByWelfare(stray({ name: 'Tramp', intake }))
    expect((await wilma.getWelfarePets({ query: 'Tramp' })).data.items[0]?.intake).toMatchObject({ givenUpBy: '', signedOn: null })
  })
})

describe('a stray that was brought in', () => {
  const finder = { finderName: 'Ada Frost', finderContact: '07700 900155' }

  test('keeps who brought it in, until that’s corrected, and shows them to no one else', async () => {
    const intake = { ...stray().intake, ...finder }
    const { petId } = (await wilma.addPetByWelfare(stray({ name: 'Fern', intake }))).data
    const shown = async () => (await wilma.getStay({ petId })).data.stay?.intake
    expect(await shown()).toMatchObject(finder)
    await wilma.saveIntakeNotes({ petId, finderName: '', finderContact: '07700 900156' })
    expect(await shown()).toMatchObject({ finderName: '', finderContact: '07700 900156' })
    await wilma.saveIntakeNotes({ petId, ...finder })

    const adopter = await joinConfirmed(register)
    await wilma.sellPetByWelfare({ petId, adopter: { email: adopter.email }, statement: 'strayPeriodPassed' })
    const [request] = (await adopter.api.getPetRequests()).data.items
    await adopter.api.customerAcceptRejectPetRequest({ requestId: request?.id ?? '', answer: 'accept' })
    const seen = [await adopter.api.getPetDetail({ petId }), await adopter.api.downloadHistory({ petId }), await wilma.exportMyData()]
    for (const { bytes } of seen) expect(bytes.toString()).not.toMatch(/Frost|900155/)
  })

  test('isn’t said of one that was given up', async () => {
    const { petId } = (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-20', kind: 'surrender', ...finder } }))).data
    expect((await wilma.getStay({ petId })).data.stay?.intake).toMatchObject({ finderName: '', finderContact: '' })
  })
})

describe('how and when an animal came', () => {
  const giver = { givenUpBy: 'Marta Lewis', signedOn: '2026-03-21' }
  const takenIn = async (kind: IntakeKind = 'stray', over: object = {}) =>
    (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-20', kind, ...over } }))).data.petId
  const stayOf = async (petId: string) => (await wilma.getStay({ petId })).data.stay

  test('can be corrected: one that was taken in as given up becomes a stray, whose days run, and the history says so', async () => {
    const petId = await takenIn('surrender', giver)
    expect(await stayOf(petId)).toMatchObject({ stray: null, ground: 'relinquished' })
    expect(await wilma.saveIntakeNotes({ petId, kind: 'stray', cameOn: '2026-03-19' })).toMatchObject({ status: 200 })
    expect(await stayOf(petId)).toMatchObject({
      intake: { kind: 'stray', cameOn: '2026-03-19', givenUpBy: '', signedOn: null },
      stray: { freeOn: null },
    })
    expect(await wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' } })).toMatchObject({ code: 'notNow' })
    const { timeline } = (await wilma.getPetDetail({ petId })).data
    expect(timeline.find(({ move }) => move === 'correctIntake')).toMatchObject({
      what: 'How or when it came to the rescue corrected',
      facts: {
        changed: ['kind', 'cameOn'],
        was: { kind: 'surrender', cameOn: '2026-03-20' },
        now: { kind: 'stray', cameOn: '2026-03-19' },
      },
    })
  })

  test('nothing is written in the history where neither changes', async () => {
    const petId = await takenIn()
    await wilma.saveIntakeNotes({ petId, kind: 'stray', cameOn: '2026-03-20', condition: 'Thin' })
    const { timeline } = (await wilma.getPetDetail({ petId })).data
    expect(timeline.find(({ move }) => move === 'correctIntake')).toBeUndefined()
  })

  test('a stray dog’s days end only with who signed it over and when: giverNeeded', async () => {
    const petId = await takenIn('stray', inCouncil('2026-03-20'))
    const corrected = (over: object = {}) => wilma.saveIntakeNotes({ petId, kind: 'surrender', ...over })
    expect(await corrected()).toMatchObject({ status: 400, code: 'giverNeeded', fields: { givenUpBy: expect.any(String) } })
    expect(await corrected({ givenUpBy: 'Marta Lewis' })).toMatchObject({ code: 'giverNeeded', fields: { signedOn: expect.any(String) } })
    expect(await stayOf(petId)).toMatchObject({ stray: { freeOn: '2026-03-28' } })
    expect(await corrected(giver)).toMatchObject({ status: 200 })
    expect(await stayOf(petId)).toMatchObject({ intake: { kind: 'surrender', ...giver }, stray: null })
    await wilma.saveIntakeNotes({ petId, kind: 'stray' })
    expect(await stayOf(petId), 'the council’s day was of a mistake').toMatchObject({ stray: { freeOn: null, councilFrom: null } })
  })

  test('a stray dog wasn’t born here after all, which would free it; a cat may have been: strayStays', async () => {
    const petId = await takenIn()
    expect(await wilma.saveIntakeNotes({ petId, kind: 'bornHere' })).toMatchObject({ status: 409, code: 'strayStays', clause: 'PET-15' })
    expect(await wilma.saveIntakeNotes({ petId, kind: 'seized' })).toMatchObject({ status: 200 })
    const cat = { species: 'cat', breed: { kind: 'description', text: 'Moggy' } } as const
    const { data } = await wilma.addPetByWelfare(stray({ ...cat, intake: { cameOn: '2026-03-20', kind: 'stray' } }))
    expect(await wilma.saveIntakeNotes({ petId: data.petId, kind: 'bornHere' })).toMatchObject({ status: 200 })
  })

  test('stays while an offer or an outcome depends on it: offered, hasLeft', async () => {
    const petId = await takenIn('surrender', giver)
    await wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' } })
    expect(await wilma.saveIntakeNotes({ petId, kind: 'stray' })).toMatchObject({ status: 409, code: 'offered' })
    expect(await wilma.saveIntakeNotes({ petId, cameOn: '2026-03-19', ...giver })).toMatchObject({ status: 200 })
    const gone = await takenIn('surrender')
    await wilma.saveOutcome({ petIds: [gone], outcome: 'reunited', on: '2026-03-25' })
    expect(await wilma.saveIntakeNotes({ petId: gone, kind: 'stray' })).toMatchObject({ status: 409, code: 'hasLeft' })
  })

  test('stays where its keeper was told of it: kindFixed', async () => {
    const anna = await register.as('anna')
    const { chipNumber, ...hers } = animal({ name: 'Tansy' })
    const { petId } = (await anna.addPet({ ...hers, chipNumber })).data
    await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-20', kind: 'stray' } })
    const reply = await wilma.saveIntakeNotes({ petId, kind: 'surrender', ...giver })
    expect(reply).toMatchObject({ status: 409, code: 'kindFixed', message: expect.stringContaining('told Tansy’s keeper') })
    expect(await wilma.saveIntakeNotes({ petId, cameOn: '2026-03-19' })).toMatchObject({ status: 200 })
  })

  test('an unlikely day is refused: inFuture, beforeBirth, councilTooEarly, afterItLeft', async () => {
    const petId = await takenIn('stray', inCouncil('2026-02-25'))
    const on = (cameOn: string) => wilma.saveIntakeNotes({ petId, cameOn })
    expect(await on('2026-03-28')).toMatchObject({ code: 'inFuture', fields: { cameOn: expect.any(String) } })
    expect(await on('2020-03-20')).toMatchObject({ code: 'beforeBirth', fields: { cameOn: expect.stringContaining('20 March 2020') } })
    expect(await on('2026-03-27')).toMatchObject({ code: 'councilTooEarly', fields: { cameOn: expect.any(String) } })
    await wilma.saveOutcome({ petIds: [petId], outcome: 'inFoster', on: '2026-03-21', location: 'Foster home, Otley' })
    expect(await on('2026-03-22')).toMatchObject({ code: 'afterItLeft', fields: { cameOn: expect.stringContaining('21 March 2026') } })
  })
})

test('of an animal that isn’t with the organisation there are no notes to change: notYours', async () => {
  expect(await wilma.saveIntakeNotes({ petId: newId(), condition: 'Well' })).toMatchObject({ status: 404, code: 'notYours' })
})

test('a correction to a day of more than a year ago is asked about, and only where it changes the day: longAgo', async () => {
  const { petId } = (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2025-03-26', kind: 'surrender', isLongAgo: true } }))).data
  expect(await wilma.saveIntakeNotes({ petId, cameOn: '2025-03-26', condition: 'Thin' })).toMatchObject({ status: 200 })
  expect(await wilma.saveIntakeNotes({ petId, cameOn: '2025-03-25' })).toMatchObject({ status: 400, code: 'longAgo' })
  expect(await wilma.saveIntakeNotes({ petId, cameOn: '2025-03-25', isLongAgo: true })).toMatchObject({ status: 200 })
})
