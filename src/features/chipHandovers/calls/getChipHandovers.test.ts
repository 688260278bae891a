import { afterAll, beforeAll, expect, test } from 'vitest'
import { handedOver } from '#src/testing/handovers.ts'
import { haveChips } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('each side sees the hand-over, with the other as they may know them, and what they can do', async () => {
  const { giver, colleague, code } = await handedOver(register)
  const given = (await giver.api.getChipHandovers({ side: 'given' })).data
  expect(given).toMatchObject({
    total: 1,
    items: [
      {
        side: 'given',
        other: colleague.email,
        chips: 3,
        runs: [{ chips: 3, batch: code }],
        can: { withdraw: true, accept: { words: 'Only the other implanter can do this' } },
      },
    ],
  })
  const received = (await colleague.api.getChipHandovers({ side: 'received', status: 'offered' })).data
  expect(received).toMatchObject({ total: 1, items: [{ side: 'received', other: 'Nia Powell', can: { accept: true, refuse: true } }] })
  expect(JSON.stringify(received)).not.toContain(giver.email)
  expect((await giver.api.getChipHandovers({ side: 'received' })).data.total).toBe(0)
  expect((await giver.api.getChipHandovers({ status: 'accepted' })).data.total).toBe(0)
})

test('they are sorted by their day', async () => {
  const { giver, colleague } = await handedOver(register)
  register.clock.turn({ days: 1 })
  const { numbers } = await haveChips(register, { holder: giver.id })
  await giver.api.handOverChips({ to: colleague.email, chips: numbers })
  await expectSorts((sort) => giver.api.getChipHandovers({ sort }), 'createdAt')
})

test('of who has left only that is said', async () => {
  const { giver, colleague } = await handedOver(register)
  await register.db.updateTable('chipHandover').set({ named: null }).where('toAccount', '=', colleague.id).execute()
  expect((await giver.api.getChipHandovers({})).data.items[0]?.other).toBe('A colleague who has closed their account')
})
