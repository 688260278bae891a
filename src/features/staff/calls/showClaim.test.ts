import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { shownMobile } from '#platform/text/mobile.ts'
import { asked } from '#src/testing/claims.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { resolveClaim, showClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('one request shows who asks, who keeps the animal, how to reach both, by when, and what to do, until it’s over', async () => {
  const { anna, requestId } = await asked(register, { pet: { name: 'Nettle' } })
  expect(await run(showClaim, { requestId })).toMatchObject({
    petName: 'Nettle',
    requester: `${PEOPLE.tamsin.name}, ${PEOPLE.tamsin.email}, ${shownMobile(PEOPLE.tamsin.mobile)}`,
    keeper: `${PEOPLE.anna.name}, ${PEOPLE.anna.email}, ${shownMobile(PEOPLE.anna.mobile)}`,
    formerKeeper: '',
    statement: 'I bought her in May and have her here.',
    deadline: expect.stringMatching(/^2026-/),
    next: [
      `npm run staff -- pass-claim ${requestId.slice(-8)}`,
      `npm run staff -- refuse-claim ${requestId.slice(-8)} --reason "…"`,
      `npm run staff -- object-claim ${requestId.slice(-8)} --objection stolen|lost|inDispute|temporaryCare|neverAgreed --reason "…"`,
      `npm run staff -- accept-claim ${requestId.slice(-8)} --reason "…"`,
    ],
  })
  await anna.respondKeepershipRequest({ requestId, answer: 'object', objection: 'inDispute' })
  expect((await run(showClaim, { requestId })).next).toEqual([
    `npm run staff -- resolve-claim ${requestId.slice(-8)} --side keeper --reason "…"`,
    `npm run staff -- resolve-claim ${requestId.slice(-8)} --side requester --reason "…"`,
  ])
  await run(resolveClaim, { requestId, side: 'requester', reason: 'Her receipt is good.' })
  expect(await run(showClaim, { requestId })).toMatchObject({
    keeper: expect.stringContaining(PEOPLE.tamsin.email),
    formerKeeper: expect.stringContaining(PEOPLE.anna.email),
    next: [`npm run staff -- reopen-claim ${requestId.slice(-8)} --reason "…"`],
  })
  await expect(run(showClaim, { requestId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchRequest' })
})
