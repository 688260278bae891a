import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAFF } from '#database/seed/staff.ts'
import { takeCredit } from '#features/plans/takeCredits.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { CARD, paid } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, secondStaffOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'
import { approveRefund, listRefundProposals, refundPayment, refuseRefund } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const first = deskOf(() => register)
const second = secondStaffOf(() => register)
const refund = (paymentId: string, pence: number) => first(refundPayment, { paymentId, pence, reason: 'It never worked.' })
const refundsOf = (paymentId: string) => register.db.selectFrom('refund').select('pence').where('paymentId', '=', paymentId).execute()
const eventsOf = (subjectId: string) =>
  register.db.selectFrom('event').select(['move', 'byAccount', 'facts']).where('subjectId', '=', subjectId).orderBy('id').execute()

test('more than £200 is only proposed, and made once another member of staff approves it', async () => {
  const { paymentId, email } = await paid(register, 'single', 20)
  const { proposalId, next } = await refund(paymentId, 20_001)
  expect(next).toContain('Nothing has been refunded yet')
  expect(await refundsOf(paymentId)).toEqual([])
  expect((await second(listRefundProposals, {})).items).toMatchObject([
    {
      proposalId,
      status: 'proposed',
      amount: { pence: 20_001 },
      payer: expect.stringContaining(email),
      proposedBy: expect.stringContaining('Sal'),
    },
  ])
  await expect(first(approveRefund, { proposalId: proposalId ?? '' })).rejects.toMatchObject({ status: 409, code: 'yourOwn' })
  expect(await second(approveRefund, { proposalId: proposalId ?? '' })).toEqual({ amount: { pence: 20_001, currency: 'GBP' } })
  expect(await refundsOf(paymentId)).toEqual([{ pence: 20_001 }])
  await register.drain()
  expect((await newestTo(register, email)).text).toContain('Why: It never worked.')
  expect(await first(listRefundProposals, {})).toEqual({ items: [] })
  const [proposed, approved] = await eventsOf(proposalId ?? '')
  expect([proposed?.move, approved?.move]).toEqual(['propose', 'approve'])
  expect(proposed?.byAccount).not.toBe(approved?.byAccount)
  await expect(second(approveRefund, { proposalId: proposalId ?? '' })).rejects.toMatchObject({ code: 'notInThisState' })
})

test('£200 needs no one else, and several smaller refunds of one payment add up', async () => {
  const { paymentId } = await paid(register, 'single', 20)
  expect(await refund(paymentId, 20_000)).toMatchObject({ proposalId: null })
  const { proposalId } = await refund(paymentId, 1)
  expect(await refundsOf(paymentId)).toEqual([{ pence: 20_000 }])
  const short = proposalId?.slice(-8)
  await expect(refund(paymentId, 2)).rejects.toMatchObject({
    status: 409,
    code: 'alreadyProposed',
    message: expect.stringMatching(
      new RegExp(
        `^${STAFF.name} \\(${STAFF.email}\\) proposed to refund £0\\.01 of this payment on .* \\(${short}\\)\\. .*approve-refund ${short}`,
      ),
    ),
  })
  expect(await first(refuseRefund, { proposalId: proposalId ?? '', reason: 'A slip.' })).toBeNull()
  expect(await refund(paymentId, 2)).toMatchObject({ proposalId: expect.any(String) })
})

test('what can’t be refunded is not proposed, and what has changed since is not made', async () => {
  const { paymentId } = await paid(register, 'single', 20)
  await expect(refund(paymentId, 30_001)).rejects.toMatchObject({ code: 'tooMuch' })
  const all = await first(refundPayment, { paymentId, everything: true, reason: 'It never worked.' })
  const { accountId } = await register.db.selectFrom('payment').select('accountId').where('id', '=', paymentId).executeTakeFirstOrThrow()
  const petId = await haveOffspring(register)
  await register.db.transaction().execute((db) => takeCredit(db, accountId, petId, register.clock.now()))
  await expect(second(approveRefund, { proposalId: all.proposalId ?? '' })).rejects.toMatchObject({
    code: 'changed',
    message: '£300 was proposed, and now it would be £285. Refuse it, and propose it again.',
  })
  await expect(second(approveRefund, { proposalId: paymentId })).rejects.toMatchObject({ status: 404, code: 'noSuchProposal' })
})

test('what has been refunded, used or taken by the bank since is not refunded again', async () => {
  const proposed = async (what: { pence?: number; everything?: boolean }, card: string = CARD.good) => {
    const one = await paid(register, 'single', 20, card)
    const { proposalId } = await first(refundPayment, { paymentId: one.paymentId, reason: 'It never worked.', ...what })
    return { ...one, approve: () => second(approveRefund, { proposalId: proposalId ?? '' }) }
  }
  const cancelled = await proposed({ pence: 25_000 })
  await cancelled.api.cancelPayment({ paymentId: cancelled.paymentId })
  await expect(cancelled.approve()).rejects.toMatchObject({ status: 409, code: 'nothingLeft' })
  await register.drain()
  await expect(cancelled.approve()).rejects.toMatchObject({ status: 409, code: 'notPaid' })

  const used = await proposed({ everything: true })
  for (let count = 0; count < 20; count += 1) {
    const petId = await haveOffspring(register)
    await register.db.transaction().execute((db) => takeCredit(db, used.id, petId, register.clock.now()))
  }
  await expect(used.approve()).rejects.toMatchObject({ status: 409, code: 'allUsed' })

  const held = await proposed({ pence: 25_000 }, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(held.approve()).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
})
