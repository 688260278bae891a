import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCreditBatch } from '#features/plans/ledger.ts'
import { creditsLeft } from '#features/plans/queries/credits.ts'
import { haveAgreed } from '#src/testing/agreed.ts'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped } from '#src/testing/implants.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const [first, same, right] = [{ email: 'first@example.org' }, { email: 'same@example.org' }, { email: 'right@example.org' }]

let register: TestRegister
let idris: Client
let asked: { first: Asked; same: Asked; given: Asked }

type Asked = Awaited<ReturnType<typeof ask>>

beforeAll(async () => {
  register = await testRegister()
  await haveAgreed(register, first.email, same.email, right.email)
  idris = await register.as('idris')
  const { people, clock, db } = register
  await giveCreditBatch(db, { accountId: people.idris, source: 'manual', quantity: 1, now: clock.now() })
  asked = { first: await ask(first), same: await ask(same), given: await ask(first, true) }
  // The job that ends them has not run.
  clock.turn({ days: 14, minutes: 1 })
  idris = await register.as('idris')
})
afterAll(() => register.close())

async function ask(to: { email: string }, withCredit = false) {
  const chip = freshChip()
  const { data } = await idris.registerChip(chipped(chip, { to, withCredit }))
  const [row] = (await idris.getImplanterImplantedChips({ query: chip })).data.items
  return { requestId: data.requestId, implantId: row?.id ?? '' }
}

const subjects = async ({ email }: { email: string }) => (await mailbox(register, email)).map(({ subject }) => subject)

test('the keeper of an animal is asked again as soon as the 14 days are over, and the one before is told that it ended', async () => {
  expect(await idris.askKeeperAgain({ implantId: asked.first.implantId, to: right, payer: 'them' })).toMatchObject({ status: 200 })
  const before = await register.db.selectFrom('offer').select('status').where('id', '=', asked.first.requestId).executeTakeFirstOrThrow()
  expect(before.status).toBe('expired')
  expect(await subjects(first)).toContain('You don’t need to answer about Moss any more')
})

test('who is asked once more isn’t told that they needn’t answer', async () => {
  expect(await idris.askKeeperAgain({ implantId: asked.same.implantId, to: same, payer: 'them' })).toMatchObject({ status: 200 })
  expect(await subjects(same)).toEqual(['Tell us if Moss is yours', 'Tell us if Moss is yours'])
})

test('the credit that was given with the request that ended pays for the next', async () => {
  const { people, clock, db } = register
  expect(await creditsLeft(db, people.idris, clock.now())).toBe(0)
  expect(await idris.askKeeperAgain({ implantId: asked.given.implantId, to: right, payer: 'me' })).toMatchObject({ status: 200 })
  expect(await creditsLeft(db, people.idris, clock.now())).toBe(0)
})
