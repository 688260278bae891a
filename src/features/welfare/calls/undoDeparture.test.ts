import { beforeEach, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { organisation } from '#src/testing/rehomings.ts'

let register: TestRegister
let wilma: Client
let anna: Client
beforeEach(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  anna = await register.as('anna')
  return () => register.close()
})

/** Anna’s dog, held by Wilma and said to be gone. */
async function gone(outcome: 'reunited' | 'transferred' | 'died' = 'reunited') {
  const chipNumber = freshChip()
  const { petId } = (await anna.addPet(animal({ chipNumber, name: 'Tansy' }))).data
  await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-26', kind: 'stray' } })
  const to = outcome === 'transferred' ? { to: 'Marsh Rescue' } : {}
  expect((await wilma.saveOutcome({ petIds: [petId], outcome, on: '2026-03-27', ...to })).status).toBe(200)
  return { petId, chipNumber }
}
const animalOf = async (id: string) => (await wilma.getWelfarePets({ pageSize: 100 })).data.items.find((one) => one.id === id)

describe('that an animal has left is taken back', () => {
  test.each(['reunited', 'transferred'] as const)('after %s: it’s held as before, and its keeper is told', async (outcome) => {
    const { petId } = await gone(outcome)
    expect(await wilma.undoDeparture({ petId })).toMatchObject({ status: 200, data: { petName: 'Tansy' } })
    expect(await animalOf(petId)).toMatchObject({ state: 'held', isHeld: true, intake: { leftAt: null, leftHow: null, leftTo: '' } })
    await register.drain()
    const told = (await mailbox(register, PEOPLE.anna.email)).map(({ subject }) => subject)
    expect(told).toContain('Tansy is still with Kiln Road Rescue')
    expect((await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })).status).toBe(200)
  })

  test('two presses take it back once', async () => {
    const { petId } = await gone()
    const both = await Promise.all([wilma.undoDeparture({ petId }), wilma.undoDeparture({ petId })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('after 7 days it’s too late', async () => {
    const { petId } = await gone()
    const statusAt = new Date(register.clock.now().getTime() - 7 * 24 * 3_600_000)
    await register.db.updateTable('custody').set({ statusAt }).where('petId', '=', petId).execute()
    expect(await wilma.undoDeparture({ petId })).toMatchObject({
      status: 409,
      code: 'notNow',
      message: expect.stringContaining('7 days'),
    })
  })

  test('not where another organisation has it now, or its record has another keeper', async () => {
    const { petId, chipNumber } = await gone()
    const other = await organisation(register, 'Marsh Rescue')
    await other.api.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-27', kind: 'stray' } })
    expect((await wilma.getStay({ petId })).data.undo).toMatchObject({ clause: 'HOLD-10' })
    expect(await wilma.undoDeparture({ petId })).toMatchObject({ status: 409, code: 'notNow' })

    const second = await gone()
    register.clock.turn({ minutes: 1 })
    const passed = { keeperId: register.people.bryony, keptSince: register.clock.now() }
    await register.db.updateTable('pet').set(passed).where('id', '=', second.petId).execute()
    expect(await wilma.undoDeparture({ petId: second.petId })).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('a death is its keeper’s to answer; what another organisation had is nobody else’s', async () => {
    const { petId } = await gone('died')
    expect((await wilma.undoDeparture({ petId })).status).toBe(404)
    const other = await organisation(register, 'Marsh Rescue')
    expect((await other.api.undoDeparture({ petId: (await gone()).petId })).status).toBe(404)
    expect(await wilma.undoDeparture({ petId: newId() })).toMatchObject({ status: 404, code: 'notYours' })
  })
})
