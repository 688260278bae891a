import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('the new keeper sees what was chosen for them and nothing else, and no later keeper does', async () => {
  const { data } = await wilma.addPetByWelfare(stray({ name: 'Rowan', intake: { cameOn: '2026-03-20', kind: 'surrender' } }))
  const { petId } = data
  await wilma.addIntakeNote({ petIds: [petId], words: 'Bit a volunteer who woke him' })
  await wilma.addIntakeNote({ petIds: [petId], words: 'Eats twice a day', forKeeper: true })
  const adopter = await joinConfirmed(register)
  await wilma.sellPetByWelfare({ petId, adopter: { email: adopter.email }, statement: 'relinquished' })
  expect((await adopter.api.getNotesForKeeper({ petId })).data.notes).toEqual([])
  const [request] = (await adopter.api.getPetRequests()).data.items
  await adopter.api.customerAcceptRejectPetRequest({ requestId: request?.id ?? '', answer: 'accept' })

  const { organisation, notes } = (await adopter.api.getNotesForKeeper({ petId })).data
  expect([organisation, notes.map(({ words }) => words)]).toEqual(['Kiln Road Rescue', ['Eats twice a day']])
  const shown = [await adopter.api.getPetDetail({ petId }), await adopter.api.downloadHistory({ petId })]
  for (const { bytes } of shown) expect(bytes.toString()).not.toContain('volunteer')
  expect((await adopter.api.getIntakeNotes({ petId })).status).toBe(403)
  expect((await wilma.getIntakeNotes({ petId })).data.total).toBe(2)

  register.clock.turn({ hours: 1 })
  await register.db.updateTable('pet').set({ keptSince: register.clock.now() }).where('id', '=', petId).execute()
  expect((await adopter.api.getNotesForKeeper({ petId })).data.notes).toEqual([])
})
