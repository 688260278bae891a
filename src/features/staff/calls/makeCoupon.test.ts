import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { guestCart, onSale } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { readArguments } from '../commandline/arguments.ts'
import { exampleOf } from '../commandline/help.ts'
import { makeCoupon } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff make a coupon, and buyers use it', async () => {
  expect(await run(makeCoupon, { code: 'spring', kind: 'fixed', pence: 300, reason: 'Spring' })).toMatchObject({
    code: 'SPRING',
    worth: '£3 off',
  })
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId: (await onSale(register)).variantId })
  expect((await register.stranger.applyCoupon({ cart, code: 'Spring' })).data.discount.pence).toBe(300)
})

test('refuses a code that there is, and an amount that takes nothing off or more than all', async () => {
  await run(makeCoupon, { code: 'ONCE', kind: 'freeDelivery', reason: 'Once' })
  await expect(run(makeCoupon, { code: 'once', kind: 'freeDelivery', reason: 'Again' })).rejects.toMatchObject({
    status: 409,
    code: 'codeTaken',
  })
  await expect(run(makeCoupon, { code: 'ALL', kind: 'percent', percent: 101, reason: 'All' })).rejects.toMatchObject({
    code: 'checkAnswers',
  })
  for (const over of [
    { kind: 'percent', pence: 500 },
    { kind: 'fixed', percent: 5 },
    { kind: 'freeDelivery', pence: 5 },
    { kind: 'fixed' },
  ] as const)
    await expect(run(makeCoupon, { code: 'ALL', reason: 'All', ...over })).rejects.toMatchObject({ code: 'wrongAmount' })
})

test('one that would end before it starts, or has ended, isn’t made: endsBefore', async () => {
  const spring = { code: 'MAY', kind: 'freeDelivery', reason: 'Spring' } as const
  for (const days of [{ startsOn: '2026-05-02', endsOn: '2026-05-01' }, { endsOn: '2026-03-26' }])
    await expect(run(makeCoupon, { ...spring, ...days })).rejects.toMatchObject({ status: 400, code: 'endsBefore' })
  await run(makeCoupon, { ...spring, startsOn: '2026-05-01', endsOn: '2026-05-01' })
})

test('the example in its help is one that works', async () => {
  const { fields } = readArguments(makeCoupon, exampleOf(makeCoupon))
  expect(await run(makeCoupon, makeCoupon.input.parse(fields))).toMatchObject({ worth: '£5 off' })
})
