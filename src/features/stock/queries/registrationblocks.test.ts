import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { haveChips, unitOf } from '#src/testing/implants.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { batchOf, chipsOrder, newImplanter } from '#src/testing/stock.ts'
import { freeNumbers } from '../allocation.ts'
import { countOf } from '../picking.ts'
import { inNobody, registrationBlock } from './registrationblocks.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

/** As from the time before our stock was asked about: an animal has a number of a batch. */
async function squat(number: string, superseded: boolean) {
  const anna = await register.as('anna')
  const { data } = await anna.addPet(animal())
  const now = register.clock.now()
  await register.db.insertInto('chip').values({ number, petId: data.petId, registeredAt: now, supersededAt: now }).execute()
  if (superseded) return
  await register.db.updateTable('chip').set({ supersededAt: now }).where('petId', '=', data.petId).execute()
  await register.db.updateTable('chip').set({ supersededAt: null }).where('number', '=', number).execute()
}

test('a number that an animal has, or has had, is never sold', async () => {
  const code = await batchOf(register, 12)
  const first = Number(code.replace('DM-', ''))
  await squat(String(first + 3), false)
  await squat(String(first + 4), true)
  await squat('04A1B2C3D4', true)
  const { id } = await register.db.selectFrom('chipBatch').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  const free = (await freeNumbers(register.db, register.clock.now())).filter(({ batchId }) => batchId === id)
  expect(free.map(({ from, to }) => [Number(from) - first, Number(to) - first])).toEqual([
    [0, 2],
    [5, 11],
  ])
  const { api } = await newImplanter(register)
  await api.saveChipsOrder(chipsOrder({ packs: [{ size: 10, quantity: 1 }] }))
  const taken = await register.db.selectFrom('chip').select('number').execute()
  const sold = await sql<{ number: string }>`select chip.number from chip
    join chip_allocation on chip.number ~ '^[0-9]{15}$' and chip_allocation.numbers @> chip.number::int8
    where chip_allocation.released_at is null`.execute(register.db)
  expect(taken.length).toBeGreaterThan(2)
  expect(sold.rows).toEqual([])
  expect(countOf(free)).toBe(10)
})

test('every chip of our stock that is in no animal is kept back, each with its reason, and no other', async () => {
  const { numbers, unsold } = await haveChips(register, { chips: 4 })
  const [held = '', dud = '', back = '', recalled = ''] = numbers
  const turn = async (number: string, name: 'dud' | 'refund' | 'recall', by: 'Implanter' | 'Staff') =>
    asProvider(register, async ({ transition }) => transition(chipUnitLife, name, (await unitOf(register, number)).id, by))
  await turn(dud, 'dud', 'Implanter')
  await turn(back, 'refund', 'Staff')
  await turn(recalled, 'recall', 'Staff')
  const found = await inNobody(register.db, [...numbers, unsold, freshChip(), '04A1B2C3D4', '985121033'])
  const why = (number: string) => registrationBlock(found.get(number) ?? { status: null, holderId: null }, null)
  expect([...found.keys()].sort()).toEqual([...numbers, unsold].sort())
  expect(why(held).words).toContain('An implanter holds this microchip')
  expect(why(dud).words).toContain('taken out of use')
  expect(why(back).words).toContain('taken out of use')
  expect(why(recalled)).toMatchObject({ clause: 'DEAD-4' })
  expect(why(unsold).words).toContain('it hasn’t reached an implanter')
})

test('its holder reads that they register it among their own chips', () => {
  expect(registrationBlock({ status: 'withImplanter', holderId: 'me' }, 'me').words).toContain('You hold this microchip')
  expect(registrationBlock({ status: 'withImplanter', holderId: 'me' }, 'you').words).toContain('An implanter holds this microchip')
  expect(registrationBlock({ status: 'withImplanter', holderId: null }, null).words).toContain('An implanter holds this microchip')
})
