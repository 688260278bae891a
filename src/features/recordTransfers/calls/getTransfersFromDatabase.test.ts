import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { database, moving, provenFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

test('a keeper sees where each record came from, how far it is and what happens next', async () => {
  const silent = await database(register, null)
  const { keeper, moveId, petId } = await provenFrom(register, silent.code)
  const list = async () => (await keeper.api.getTransfersFromDatabase()).data
  expect(await list()).toMatchObject({
    total: 1,
    items: [
      { id: moveId, petId, petName: 'Clover', status: 'registered', toldAt: null, database: { code: silent.code, name: silent.name } },
    ],
  })
  await register.drain()
  const [told] = (await list()).items
  expect(told).toMatchObject({ status: 'told', can: { confirm: true } })
  expect(told?.next).toMatch(/doesn’t answer other registers\. Sign the letter/)
  await keeper.api.confirmTransferFromDatabase({ moveId })
  const [confirmed] = (await list()).items
  expect(confirmed?.next).toMatch(/You don’t need to do anything else/)
  expect(confirmed?.can.confirm).toEqual({ clause: 'MOVE-3', words: expect.stringMatching(/confirmed\.$/) })
})

test('the newest stands first, page by page, and nobody else sees it', async () => {
  const silent = await database(register, null)
  const { keeper, moveId } = await provenFrom(register, silent.code)
  register.clock.turn({ minutes: 1 })
  const { data } = await keeper.api.saveTransferFromDatabase(moving(silent.code))
  const page = async (number: number) =>
    (await keeper.api.getTransfersFromDatabase({ page: number, pageSize: 1 })).data.items.map(({ id }) => id)
  expect([await page(1), await page(2)]).toEqual([[data.moveId], [moveId]])
  await expectSorts((sort) => keeper.api.getTransfersFromDatabase({ sort }), 'movedAt', 'petName')
  expect((await (await register.as('anna')).getTransfersFromDatabase()).data.total).toBe(0)
})
