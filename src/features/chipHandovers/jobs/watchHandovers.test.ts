import { afterAll, beforeAll, expect, test } from 'vitest'
import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { handedOver } from '#src/testing/handovers.ts'
import { unitOf } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const watch = () => register.runJob('watchHandovers', {})
const statusOf = async (id: string) =>
  (await register.db.selectFrom('chipHandover').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('a colleague is reminded once after 7 days, and after 14 the chips stay with the giver and both are told', async () => {
  const { giver, colleague, numbers, handoverId } = await handedOver(register)
  register.clock.turn({ days: 7 })
  await watch()
  await watch()
  const letters = (await mailbox(register, colleague.email)).map(({ subject }) => subject)
  expect(letters.filter((subject) => subject === '3 microchips from Nia Powell are waiting for your answer')).toHaveLength(1)
  register.clock.turn({ days: 6, hours: 23 })
  await watch()
  expect(await statusOf(handoverId)).toBe('offered')
  register.clock.turn({ hours: 1 })
  await watch()
  expect(await statusOf(handoverId)).toBe('lapsed')
  expect(await unitOf(register, numbers[0] ?? '')).toMatchObject({ status: 'withImplanter', holderId: giver.id })
  expect((await newestTo(register, giver.email)).subject).toBe('Your colleague hasn’t answered about your 3 microchips')
  expect((await newestTo(register, colleague.email)).subject).toBe('You can’t accept the microchips from Nia Powell any more')
})

test.each(['giver', 'colleague'] as const)('it is called off once the %s has closed their account', async (side) => {
  const { giver, colleague, numbers, handoverId } = await handedOver(register)
  const { id } = { giver, colleague }[side]
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', id).execute()
  await watch()
  expect(await statusOf(handoverId)).toBe('calledOff')
  expect(await unitOf(register, numbers[0] ?? '')).toMatchObject({ status: 'withImplanter', holderId: giver.id })
})

test('it is called off once none of its chips is left', async () => {
  const { numbers, handoverId } = await handedOver(register)
  const units = await Promise.all(numbers.map((number) => unitOf(register, number)))
  const ids = units.map(({ id }) => id)
  await asProvider(register, ({ transitionMany }) => transitionMany(chipUnitLife, 'release', ids, 'Staff'))
  await watch()
  expect(await statusOf(handoverId)).toBe('calledOff')
})
