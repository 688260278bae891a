import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { organisation } from '#src/testing/rehomings.ts'
import { forgetNotes } from '../personaldata.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

test('notes are kept with their day and writer, the newest first, and none is changed by another', async () => {
  const { data } = await wilma.addPetByWelfare(stray({ name: 'Pip' }))
  const { petId } = data
  await wilma.addIntakeNote({ petIds: [petId], words: 'Limps on the left' })
  register.clock.turn({ hours: 2 })
  await wilma.addIntakeNote({ petIds: [petId], words: 'The vet says: on the right' })
  const { items, total } = (await wilma.getIntakeNotes({ petId })).data
  expect(items).toMatchObject([
    { words: 'The vet says: on the right', by: 'Wilma Okafor', at: '2026-03-27T11:30:00.000Z', forKeeper: false },
    { words: 'Limps on the left', by: 'Wilma Okafor', at: '2026-03-27T09:30:00.000Z' },
  ])
  expect(total).toBe(2)
  expect((await wilma.getIntakeNotes({ petId, sort: 'at', pageSize: 1 })).data.items).toMatchObject([{ words: 'Limps on the left' }])
  await expect(register.db.updateTable('intakeNote').set({ words: 'Sound' }).execute()).rejects.toThrow()
})

test('notes are for the organisation that wrote them alone', async () => {
  const { items } = (await wilma.getWelfarePets({ query: 'Pip' })).data
  const other = await organisation(register, 'Fell Rescue')
  expect((await other.api.getIntakeNotes({ petId: items[0]?.id ?? '' })).data).toMatchObject({ items: [], total: 0 })
})

test('once its closed account is forgotten, what an organisation noted is too', async () => {
  await forgetNotes(register.db, [register.people.wilma])
  expect(await register.db.selectFrom('intakeNote').select('id').execute()).toEqual([])
})
