import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { guestCart, onSale } from '#src/testing/shop.ts'
import { only, WORD, wheelOpen } from '#src/testing/wheel.ts'

let register: TestRegister
beforeEach(async () => {
  register = await testRegister()
})
afterEach(() => register.close())

/** Anna has won this. */
async function won(...prize: Parameters<typeof only>) {
  const campaignId = await wheelOpen(register, only(...prize))
  const anna = await register.as('anna')
  const { data } = await anna.spinWheel({ campaignId, word: WORD, agreed: true })
  return { anna, spinId: data.spin.id, campaignId }
}

test.each([
  ['poundsOff', 300, 300],
  ['percentOff', 10, 100],
] as const)('a coupon that was won (%s, %i) takes that off in a cart, once', async (kind, amount, off) => {
  const { anna, spinId } = await won(kind, amount)
  const { data } = await anna.claimWheelPrize({ spinId })
  const code = data.spin.coupon ?? ''
  expect(data.spin.given).toContain(code)
  expect((await newestTo(register, PEOPLE.anna.email)).text).toContain(code)
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId: (await onSale(register)).variantId })
  expect((await register.stranger.applyCoupon({ cart, code })).data.discount.pence).toBe(off)
  const coupon = await register.db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst()
  expect(coupon).toMatchObject({ mostTotal: 1, mostEach: 1 })
})

test('free delivery that was won is a coupon as well', async () => {
  const { anna, spinId } = await won('freeDelivery')
  const { data } = await anna.claimWheelPrize({ spinId })
  const coupon = await register.db.selectFrom('coupon').select('kind').where('code', '=', data.spin.coupon).executeTakeFirst()
  expect(coupon?.kind).toBe('freeDelivery')
})

test('a registration that was won is a credit in the winner’s account', async () => {
  const { anna, spinId } = await won('registration')
  const credits = async () =>
    (await register.db.selectFrom('creditBatch').select('source').where('accountId', '=', register.people.anna).execute()).length
  const before = await credits()
  expect((await anna.claimWheelPrize({ spinId })).data.spin).toMatchObject({ coupon: null, given: expect.stringContaining('credit') })
  expect(await credits()).toBe(before + 1)
})

test('a prize is claimed once, however often it’s asked for at the same moment: claimedAlready', async () => {
  const { anna, spinId } = await won('poundsOff', 500)
  const answers = await Promise.all([1, 2, 3].map(() => anna.claimWheelPrize({ spinId })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('claimedAlready')
  expect(await register.db.selectFrom('coupon').select('id').where('mostTotal', '=', 1).execute()).toHaveLength(1)
})

test('nobody claims another’s prize, or nothing: noSuchPrize', async () => {
  const { spinId, campaignId } = await won('poundsOff', 500)
  expect((await (await register.as('idris')).claimWheelPrize({ spinId })).code).toBe('noSuchPrize')
  expect(campaignId).not.toBe('')
})

test('a winner is reminded a week before a prize lapses; after 30 days it’s too late: tooLate', async () => {
  const { spinId } = await won('poundsOff', 500)
  register.clock.turn({ days: 24 })
  for (let time = 0; time < 2; time += 1) await register.runJob('lapseWheelPrizes', {})
  await register.drain()
  const reminders = (await register.outbox()).filter(({ subject }) => subject === 'Your prize is waiting: This')
  expect(reminders).toHaveLength(1)
  register.clock.turn({ days: 7 })
  // While the wheel is off nobody could claim anything, so nothing lapses.
  const flag = register.db.updateTable('featureFlag').where('code', '=', 'wheel')
  await flag.set({ isEnabled: false }).execute()
  await register.runJob('lapseWheelPrizes', {})
  expect(await statusOf(spinId)).toBe('won')
  await flag.set({ isEnabled: true }).execute()
  await register.runJob('lapseWheelPrizes', {})
  const anna = register.withToken((await register.stranger.login({ email: PEOPLE.anna.email, password: PASSWORD })).data.token)
  expect(await anna.claimWheelPrize({ spinId })).toMatchObject({ status: 410, code: 'tooLate' })
  expect(await statusOf(spinId)).toBe('lapsed')
})

const statusOf = async (id: string) =>
  (await register.db.selectFrom('wheelSpin').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
