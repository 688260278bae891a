import * as z from 'zod'
import { UnitStatus } from '#features/chips/shapes.ts'
import { chipsInUse } from '#features/chips/topics.ts'
import { ToPay } from '#features/payments/shapes.ts'
import { paid } from '#features/payments/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Id, May, Moment, Money, Nothing, Prose, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { BatchStatus, ChipOrder, ChipRun, Delivery, HeldChip, OrderStatus, PackSize } from './shapes.ts'

const noSuchOrder = [404, 'We can’t find this order in your account'] as const

export const chipPacksList = call('chipPacksList', {
  method: 'GET',
  summary: 'The packs of microchips you can order now, what they cost, and how many you can have.',
  who: ['Implanter'],
  topics: [paid],
  input: Nothing,
  output: z.object({
    packs: z.array(z.object({ size: PackSize, price: Money, priceWithRegistrations: Money, inStock: z.boolean() })),
    /** The VAT inside these prices, in percent. */
    vatRate: z.number(),
    mostChips: z.int(),
    /** How that comes about: twice the implants of the last 90 days that count, less what is on its way. */
    allowance: z.object({
      most: z.int(),
      limit: z.int(),
      counted: z.int(),
      waiting: z.int(),
      coming: z.int(),
      /** What our staff have added to the limit, and the last day of it. */
      raised: z.object({ chips: z.int(), lastDay: z.string() }).nullable(),
    }),
    /** Why none may be ordered, or true. */
    may: May,
    /** What they've asked our staff for who haven't answered yet. */
    askedFor: z.object({ chips: z.int(), askedAt: Moment }).nullable(),
  }),
  says: 'The packs',
  refuses: {},
})

export const askForMoreChips = call('askForMoreChips', {
  method: 'POST',
  summary: 'Ask our staff to let you order more microchips than your limit. Asking again replaces what you asked before.',
  who: ['Implanter'],
  acting: 'manager',
  input: z.strictObject({
    chips: asking(
      'Enter how many more chips you need',
      z.int('Enter a whole number').min(1, 'Enter a number from 1 to 1,000').max(1000, 'Enter a number from 1 to 1,000'),
    ),
    words: asking('Tell us what you need them for', Prose(500)),
  }),
  output: z.null(),
  says: 'We’ve got your request and we’ll write to you',
  refuses: {
    notVerified: [403, 'You need a verified certificate to order. Your profile shows what we’re waiting for.', 'STOCK-1'],
    mostAlready: [409, 'You already have the highest limit that anyone can have', 'STOCK-1'],
  },
  limit: { times: 10, seconds: 3600 },
})

export const saveChipsOrder = call('saveChipsOrder', {
  method: 'POST',
  summary: 'Order microchips. We hold them for 30 minutes while you pay.',
  who: ['Implanter'],
  acting: 'manager',
  input: z.strictObject({
    packs: asking(
      'Choose how many packs you want',
      z
        .array(z.strictObject({ size: PackSize, quantity: z.int().min(1).max(10) }))
        .min(1)
        .max(4),
    ),
    withRegistrations: z.boolean().default(true),
    delivery: Delivery,
  }),
  output: z.object({ orderId: Id, chips: z.int(), amount: Money, vat: Money }),
  says: 'We’re holding your chips for 30 minutes',
  refuses: {
    notVerified: [403, 'You need a verified certificate to order. Your profile shows what we’re waiting for.', 'STOCK-1'],
    notNow: [409, 'You can’t order chips at the moment'],
    tooMany: [
      409,
      'A first order can have 25 chips. After that, you can order twice the implants of the last 90 days that are of our chips or that the keeper has confirmed.',
      'STOCK-1',
    ],
    soldOut: [409, 'We don’t have that many chips in stock. Order fewer, or try again in a few days.', 'STOCK-2'],
  },
  limit: { times: 30, seconds: 3600 },
})

export const implanterChipsCheckout = call('implanterChipsCheckout', {
  method: 'POST',
  summary: 'Pay for a microchip order: with the card form, or on the provider’s page.',
  who: ['Implanter'],
  acting: 'manager',
  input: z.strictObject({ orderId: Id, way: z.enum(['form', 'page']).default('form') }),
  output: z.object({ form: ToPay.nullable(), url: z.string().nullable() }),
  says: 'Ready to pay',
  refuses: {
    noSuchOrder,
    paidAlready: [409, 'You’ve already paid for this order'],
    tooLate: [409, 'We held these chips for 30 minutes and have now released them. Order them again: no money was taken.', 'STOCK-2'],
    soldOut: [
      409,
      'We’ve stopped selling these chips, and we don’t have enough others in stock. Order fewer, or try again in a few days. No money was taken.',
      'DEAD-4',
    ],
    noProvider: [503, 'We can’t reach the card provider at the moment. No money was taken. Try again in a minute.'],
  },
  limit: { times: 60, seconds: 600 },
  keepsAnswer: false,
})

export const chipsOrderList = call('chipsOrderList', {
  method: 'POST',
  summary: 'Your microchip orders.',
  who: ['Implanter'],
  topics: [paid],
  input: z.strictObject({ ...paging('-placedAt', 'placedAt', '-amount', 'amount'), status: OrderStatus.optional() }),
  output: pageOf(ChipOrder),
  says: 'Your orders',
  refuses: {},
  reads: true,
})

export const updateChipsOrder = call('updateChipsOrder', {
  method: 'POST',
  summary:
    'Cancel an order until it’s packed, confirm delivery, report missing chips, say that one has turned up, or ask to return unused chips.',
  who: ['Implanter'],
  acting: 'manager',
  input: z.strictObject({
    orderId: Id,
    act: z.enum(['cancel', 'received', 'return', 'turnedUp']),
    /** Those that haven't come, or with `turnedUp` those that have come after all: numbers, or ranges of them such as `981100004701001-005`. */
    missing: z.array(z.string().max(60)).max(1000).default([]),
  }),
  output: z.object({ status: OrderStatus }),
  says: 'Saved',
  refuses: {
    noSuchOrder,
    notOfThisOrder: [400, 'Some of these numbers aren’t in this order'],
    notMissing: [409, 'These chips aren’t missing any more, or we’ve already replaced or refunded them. Don’t implant them.', 'STOCK-17'],
    unclearNumber: [400, 'Enter each number in full, or a range, for example 981100004701001-005'],
    nothingToReturn: [409, 'You can only return unused chips, and none from this order can still be used', 'STOCK-7'],
    bankHolds: [409, 'Your bank is holding this payment. Wait for its decision.', 'PAY-7'],
  },
})

export const getChipsForImplanter = call('getChipsForImplanter', {
  method: 'GET',
  summary: 'The microchips you hold, by batch and expiry date.',
  who: ['Implanter'],
  topics: [chipsInUse],
  input: z.strictObject({
    ...paging('expiresOn', '-expiresOn', 'number', '-number'),
    status: UnitStatus.optional(),
    query: z.string().trim().max(40).optional(),
  }),
  output: pageOf(HeldChip).extend({
    batches: z.array(z.object({ code: z.string(), status: BatchStatus, expiresOn: z.string(), left: z.int(), runs: z.array(ChipRun) })),
    /** Batches of which you have chips that may not be implanted: called back, or frozen. */
    stopped: z.array(z.object({ code: z.string(), isCalledBack: z.boolean(), chips: z.int(), onTheirWay: z.int(), offered: z.int() })),
  }),
  says: 'Your chips',
  refuses: {},
})
