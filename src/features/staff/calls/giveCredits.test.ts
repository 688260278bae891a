import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { giveCredits, refuseProfessional, setQuota } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const REASON = 'The card form failed twice.'

test('who is given credits by Staff is told how many and why, sees where they came from and when they end, and can pay with them', async () => {
  const { api, email } = await joinReachable(register)
  const { creditBatchId, next } = await run(giveCredits, { email, quantity: '2', source: 'manual', endsOn: '2026-12-31', reason: REASON })
  expect(next).toContain('revoke-credits')
  expect(await newestTo(register, email)).toMatchObject({
    subject: 'We’ve given you 2 free credits',
    text: expect.stringMatching(/2 credits to use[^]*Why: The card form failed twice\.[^]*Use them by 31 December 2026\./),
  })
  expect((await api.getCredits({})).data).toMatchObject({
    left: 2,
    lots: [{ id: creditBatchId, source: 'manual', quantity: 2, expiresAt: '2026-12-31T23:59:59.000Z' }],
  })
  expect((await api.addPet(animal())).status).toBe(200)
  expect((await api.getCredits({})).data).toMatchObject({ quota: null })
})

test('a promotion ends after a year where Staff say nothing else, and what is added by hand never does', async () => {
  const { email } = await joinReachable(register)
  expect(await run(giveCredits, { email, quantity: 1, source: 'promotion', reason: REASON })).toMatchObject({
    expiresAt: '2027-03-27T09:30:00.000Z',
  })
  expect((await run(giveCredits, { email, quantity: 1, source: 'manual', reason: REASON })).expiresAt).toBeNull()
  expect(await newestTo(register, email)).toMatchObject({
    subject: 'We’ve given you a free credit',
    text: expect.stringContaining('They never expire.'),
  })
})

test('it is recorded who gave them, which they are and why, without whose address', async () => {
  const { email } = await joinReachable(register)
  const { creditBatchId } = await run(giveCredits, { email, quantity: 3, source: 'manual', reason: REASON })
  const { facts } = await register.db
    .selectFrom('event')
    .select('facts')
    .where('move', '=', 'giveCredits')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(facts).toMatchObject({ creditBatchId, quantity: 3, reason: REASON })
  expect(facts).not.toHaveProperty('email')
})

describe('a welfare grant', () => {
  const grant = (email: string, quantity: number) =>
    run(giveCredits, { email, quantity, source: 'welfareGrant', reason: 'Their intake this spring.' })

  test('comes out of the organisation’s quota for the year, which it sees; with the next year it begins anew: overQuota', async () => {
    const { api, email } = await verifiedRescue(register)
    expect(await run(setQuota, { email, yearly: 50, reason: 'Their accounts for 2025.' })).toEqual({ leftThisYear: 50 })
    expect((await newestTo(register, email)).text).toContain('You can ask for 50 credits this year.')
    expect(await grant(email, 30)).toMatchObject({ quotaLeft: 20 })
    expect((await newestTo(register, email)).text).toContain('You have 30 credits from your organisation’s yearly grant.')
    expect((await api.getCredits({})).data).toMatchObject({ left: 30, quota: { year: 2026, yearly: 50, left: 20 } })
    await expect(grant(email, 21)).rejects.toMatchObject({
      status: 409,
      code: 'overQuota',
      message: '20 of 50 are left of this organisation’s quota for 2026',
    })
    register.clock.turn({ days: 281 })
    expect(await grant(email, 50)).toMatchObject({ quotaLeft: 0 })
    register.clock.turn({ days: -281 })
  })

  test('of two at the same moment only as many are given as the quota has', async () => {
    const { email } = await verifiedRescue(register)
    await run(setQuota, { email, yearly: 10, reason: 'Small.' })
    const given = await Promise.allSettled([grant(email, 6), grant(email, 6)])
    expect(given.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('isn’t given without a quota: noQuota', async () => {
    const { email } = await verifiedRescue(register)
    await expect(grant(email, 1)).rejects.toMatchObject({ status: 409, code: 'noQuota' })
  })

  test('isn’t given to anyone else, nor once an organisation isn’t verified any more: notWelfare', async () => {
    await expect(grant((await joinReachable(register)).email, 1)).rejects.toMatchObject({ status: 409, code: 'notWelfare' })
    const { email } = await verifiedRescue(register)
    await run(setQuota, { email, yearly: 10, reason: 'Small.' })
    await run(refuseProfessional, { email, profileType: 'Welfare', reason: 'No longer a charity.' })
    await expect(grant(email, 1)).rejects.toMatchObject({ code: 'notWelfare' })
  })
})

test('nothing is given to nobody, or to end before it can be used: noSuchAccount, endsTooSoon', async () => {
  const { email } = await joinReachable(register)
  const batch = { quantity: 1, source: 'manual', reason: REASON } as const
  await expect(run(giveCredits, { ...batch, email: 'nobody@example.org' })).rejects.toMatchObject({ status: 404, code: 'noSuchAccount' })
  await expect(run(giveCredits, { ...batch, email, endsOn: '2026-03-27' })).rejects.toMatchObject({ status: 400, code: 'endsTooSoon' })
})
