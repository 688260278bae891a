import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { litter } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a breeder corrects the losses of a litter; what they’d said before stays in its history, and the report counts what’s right', async () => {
  const bryony = await register.as('bryony')
  const { litterId } = (await bryony.addPetByBreeder(litter({ bornDead: 1 }))).data
  const shown = async () => (await bryony.getLitters({ litterId })).data.items[0]
  expect(await shown()).toMatchObject({ bornDead: 1, diedBeforeChip: 0, corrected: [] })
  const lost = async () => {
    const { died, stillborn } = (await bryony.getBreederReports({ from: '2026-01-01', to: '2026-03-27' })).data.totals
    return { died, stillborn }
  }
  expect(await lost()).toEqual({ died: 0, stillborn: 1 })

  expect(await bryony.saveLosses({ litterId, bornDead: 1, diedBeforeChip: 2 })).toMatchObject({ status: 200 })
  register.clock.turn({ hours: 1 })
  expect(await bryony.saveLosses({ litterId, bornDead: 0, diedBeforeChip: 2 })).toMatchObject({ status: 200 })
  expect(await lost()).toEqual({ died: 2, stillborn: 0 })
  expect(await shown()).toMatchObject({
    bornDead: 0,
    diedBeforeChip: 2,
    corrected: [
      { at: register.clock.now().toISOString(), bornDead: 1, diedBeforeChip: 2 },
      { bornDead: 1, diedBeforeChip: 0 },
    ],
  })
})

test('is refused for what is the same, and for the litter of another: unchanged, noSuchLitter', async () => {
  const bryony = await register.as('bryony')
  const { litterId } = (await bryony.addPetByBreeder(litter({ dam: { name: 'Hyssop' }, bornOn: '2026-01-20' }))).data
  expect(await bryony.saveLosses({ litterId })).toMatchObject({ status: 400, code: 'unchanged' })
  expect(await bryony.saveLosses({ litterId: newId(), bornDead: 1 })).toMatchObject({ status: 404, code: 'noSuchLitter' })
  expect((await bryony.saveLosses({ litterId, bornDead: 21 })).fields).toHaveProperty('bornDead')
})
