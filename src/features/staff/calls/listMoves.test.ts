import { afterAll, beforeAll, expect, test } from 'vitest'
import { database, movedFrom } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { acceptMove, listMoves } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see each move that isn’t proven with what was given as proof, until it’s decided', async () => {
  const silent = await database(register, null)
  const { keeper, moveId, chipNumber } = await movedFrom(register, silent.code)
  expect((await run(listMoves, {})).items).toMatchObject([
    {
      moveId,
      status: 'unproven',
      chipNumber,
      from: silent.name,
      email: keeper.email,
      proof: 'transferCode',
      code: 'FERN-1234',
      toldOther: null,
    },
  ])
  await run(acceptMove, { moveId, reason: 'Their certificate names them.' })
  expect((await run(listMoves, {})).items).toEqual([])
})
