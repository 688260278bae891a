import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

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
  expect((await wilma.getStay({ petId })).data.stay).toBeNull()
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

test('of an animal that isn’t with the organisation there are no notes to change: notYours', async () => {
  expect(await wilma.saveIntakeNotes({ petId: newId(), condition: 'Well' })).toMatchObject({ status: 404, code: 'notYours' })
})
