import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('of an animal that isn’t with the organisation there are no notes to change: notYours', async () => {
  expect(await wilma.saveIntakeNotes({ petId: newId(), condition: 'Well' })).toMatchObject({ status: 404, code: 'notYours' })
})
