import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { handedToSomebody } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listRehomings, resolveRehoming } from '../contract.ts'

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

test('a rehoming is resolved for the former keeper, whose the animal is again', async () => {
  const { keeper, petId, rehomingId } = await disputed()
  await run(resolveRehoming, { rehomingId, side: 'former', reason: 'They never agreed.' })
  expect((await keeper.api.getPetDetail({ petId })).data.timeline.at(-1)).toMatchObject({ what: 'Returned to its previous keeper' })
  expect(await run(listRehomings, {})).toEqual({ items: [] })
})

test.each([
  ['former', 'is yours again', 'has gone back to the former keeper'],
  ['keeper', 'keeper stays the same', 'keeper stays the same'],
] as const)('both sides read why it was resolved for the %s', async (side, toFormer, toTaker) => {
  const { keeper, taker, rehomingId } = await disputed()
  await run(resolveRehoming, { rehomingId, side, reason: 'Both had signed the form of the rescue.' })
  for (const [{ email }, subject] of [
    [keeper, toFormer],
    [taker, toTaker],
  ] as const) {
    const letter = await newestTo(register, email)
    expect(letter.subject).toContain(subject)
    expect(letter.text).toContain('Why: Both had signed the form of the rescue.')
  }
})

test('a rehoming is resolved for the present keeper, whose the animal stays', async () => {
  const { taker, petId, rehomingId } = await disputed()
  await run(resolveRehoming, { rehomingId, side: 'keeper', reason: 'Both had agreed.' })
  expect((await taker.api.getPetDetail({ petId })).status).toBe(200)
})

test('a rehoming is not resolved for somebody whose account is closed, nor where there is none', async () => {
  const { keeper, rehomingId } = await disputed()
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', keeper.id).execute()
  const settling = { side: 'former', reason: 'They never agreed.' } as const
  await expect(run(resolveRehoming, { rehomingId, ...settling })).rejects.toMatchObject({ status: 409, code: 'accountClosed' })
  await expect(run(resolveRehoming, { rehomingId: newId(), ...settling })).rejects.toMatchObject({ status: 404, code: 'noSuchRehoming' })
})
