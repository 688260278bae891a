import * as z from 'zod'
import { UnitStatus } from '#features/chips/shapes.ts'
import { chipsInUse } from '#features/chips/topics.ts'
import { ToPay } from '#features/payments/shapes.ts'
import { paid } from '#features/payments/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Id, May, Money, Nothing, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { BatchStatus, ChipOrder, Delivery, HeldChip, OrderStatus, PackSize } from './shapes.ts'

const noSuchOrder = [404, 'We cannot find this order among yours'] as const

export const chipPacksList = call('chipPacksList', {
  method: 'GET',
  summary: 'The packs of microchips that you may order now, what they cost, and how many you may have.',
  who: ['Implanter'],
  topics: [paid],
  input: Nothing,
  output: z.object({
    packs: z.array(z.object({ size: PackSize, price: Money, priceWithRegistrations: Money, inStock: z.boolean() })),
    /** The VAT inside these prices, in percent. */
    vatRate: z.number(),
    mostChips: z.int(),
    /** Why none may be ordered, or true. */
    may: May,
  }),
  says: 'The packs',
  refuses: {},
})

export const saveChipsOrder = call('saveChipsOrder', {
  method: 'POST',
  summary: 'Order microchips: they are held for 30 minutes, until you pay.',
  who: ['Implanter'],
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
  says: 'Your chips are held for 30 minutes',
  refuses: {
    notVerified: [403, 'You can order while your certificate is verified. Your profile says what we wait for.', 'STOCK-1'],
    tooMany: [409, 'A first order may have 25 chips; later ones twice what you implanted in the last 90 days', 'STOCK-1'],
    soldOut: [409, 'We have not so many chips in stock now. Order fewer, or try again in a few days.', 'STOCK-2'],
  },
  limit: { times: 30, seconds: 3600 },
})

export const implanterChipsCheckout = call('implanterChipsCheckout', {
  method: 'POST',
  summary: 'Pay an order of microchips: with the card form, or on the provider’s page.',
  who: ['Implanter'],
  input: z.strictObject({ orderId: Id, way: z.enum(['form', 'page']).default('form') }),
  output: z.object({ form: ToPay.nullable(), url: z.string().nullable() }),
  says: 'Ready to pay',
  refuses: {
    noSuchOrder,
    paidAlready: [409, 'This order is paid already'],
    tooLate: [409, 'The chips of this order were held for 30 minutes and are free again. Order them anew: nothing was taken.', 'STOCK-2'],
    soldOut: [
      409,
      'The sale of these chips was stopped, and there are not as many others in stock. Order fewer, or try again in a few days: nothing was taken.',
      'DEAD-4',
    ],
    noProvider: [503, 'We cannot reach the card provider now. Nothing was taken. Try again in a minute.'],
  },
  limit: { times: 60, seconds: 600 },
  keepsAnswer: false,
})

export const chipsOrderList = call('chipsOrderList', {
  method: 'POST',
  summary: 'Your orders of microchips.',
  who: ['Implanter'],
  topics: [paid],
  input: z.strictObject({ ...paging, status: OrderStatus.optional() }),
  output: pageOf(ChipOrder),
  says: 'Your orders',
  refuses: {},
  reads: true,
})

export const updateChipsOrder = call('updateChipsOrder', {
  method: 'POST',
  summary: 'Cancel an order, say that it has come, or that some of its chips have not, or ask to send back those that you have not used.',
  who: ['Implanter'],
  input: z.strictObject({
    orderId: Id,
    act: z.enum(['cancel', 'received', 'return']),
    missing: z.array(z.string().max(40)).max(1000).default([]),
  }),
  output: z.object({ status: OrderStatus }),
  says: 'Saved',
  refuses: {
    noSuchOrder,
    notOfThisOrder: [400, 'Some of these numbers are not of this order'],
    nothingToReturn: [409, 'Unused chips are taken back, and you hold none of this order that can still be used', 'STOCK-7'],
  },
})

export const getChipsForImplanter = call('getChipsForImplanter', {
  method: 'GET',
  summary: 'The microchips you hold, by batch and expiry.',
  who: ['Implanter'],
  topics: [chipsInUse],
  input: z.strictObject({ ...paging, status: UnitStatus.optional(), query: z.string().trim().max(40).optional() }),
  output: pageOf(HeldChip).extend({
    batches: z.array(z.object({ code: z.string(), status: BatchStatus, expiresOn: z.string(), left: z.int() })),
    /** Batches of which you have chips that may not be implanted: called back, or frozen. */
    stopped: z.array(z.object({ code: z.string(), isCalledBack: z.boolean(), chips: z.int() })),
  }),
  says: 'Your chips',
  refuses: {},
})
