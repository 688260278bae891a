import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { handedToSomebody } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listRehomings } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function disputed() {
  const made = await handedToSomebody(register)
  await made.keeper.api.acceptRejectRehomeRequest({ rehomingId: made.rehomingId, answer: 'wrong' })
  return made
}

test('shows the rehomings that a former keeper says were wrong', async () => {
  expect(await run(listRehomings, {})).toEqual({ items: [] })
  const { keeper, taker, rehomingId } = await disputed()
  expect((await run(listRehomings, {})).items).toMatchObject([
    {
      rehomingId,
      formerKeeper: expect.stringContaining(keeper.email),
      keeper: expect.stringContaining(taker.email),
      petName: 'Bramble',
      next: ['former', 'keeper'].map((side) => `npm run staff -- resolve-rehoming ${rehomingId.slice(-8)} --side ${side} --reason "…"`),
    },
  ])
})
