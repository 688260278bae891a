import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked } from '#src/testing/claims.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listClaims, resolveClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('shows a disputed request with what was said of it, and none once it is resolved', async () => {
  expect(await run(listClaims, {})).toEqual({ items: [] })
  const { anna, requestId } = await asked(register, { pet: { name: 'Nettle' } })
  await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'inDispute' })
  expect((await run(listClaims, {})).items).toMatchObject([
    {
      requestId,
      status: 'disputed',
      petName: 'Nettle',
      objection: 'inDispute',
      photo: expect.stringMatching(/^uploads\//),
      recordMoved: false,
    },
  ])
  await run(resolveClaim, { requestId, side: 'keeper', reason: 'Her papers are in order.' })
  expect(await run(listClaims, {})).toEqual({ items: [] })
})
