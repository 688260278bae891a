import * as z from 'zod'
import { paid } from '#features/payments/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Money, Nothing } from '#platform/contract/shapes.ts'
import { Subscription, SubscriptionStatus, TagPlanCard, TagPlanCode } from './shapes.ts'

const noProvider = [503, 'We can’t reach the card provider at the moment. No money was taken. Try again in a minute.'] as const
const noSuchSubscription = [404, 'We can’t find this subscription in your account'] as const

export const tailtagSubscriptionPlansList = call('tailtagSubscriptionPlansList', {
  method: 'GET',
  summary: 'The plans of TailTag Plus: what each costs, what it adds, and what every tag does for free.',
  who: 'anyone',
  input: Nothing,
  output: z.object({
    plans: z.array(TagPlanCard),
    adds: z.array(z.string()),
    free: z.array(z.string()),
    trialDays: z.int(),
  }),
  says: 'The plans',
  refuses: {},
})

export const buyTailtagSubscription = call('buyTailtagSubscription', {
  flag: 'tailtag',
  method: 'POST',
  summary: 'Begin TailTag Plus for all your tags, on the card provider’s page. The first time, 30 days cost nothing.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ plan: TagPlanCode }),
  output: z.object({ subscriptionId: Id, url: z.string(), trialDays: z.int() }),
  says: 'Continue to the card provider',
  refuses: { haveOne: [409, 'You have TailTag Plus already', 'PLUS-1'], noProvider },
  limit: { times: 30, seconds: 3600 },
  keepsAnswer: false,
})

export const getCustomerTailgTagSubscriptions = call('getCustomerTailgTagSubscriptions', {
  method: 'GET',
  summary: 'Your subscriptions to TailTag Plus: how each stands, when the next charge is made, and what you can do.',
  who: 'signed-in',
  topics: [paid],
  input: Nothing,
  output: z.object({
    subscriptions: z.array(Subscription),
    /** The days that would cost nothing if you began now. */
    trialDays: z.int(),
    hasCard: z.boolean(),
  }),
  says: 'Your subscriptions',
  refuses: {},
})

export const cancelSubscription = call('cancelSubscription', {
  method: 'POST',
  summary: 'Cancel TailTag Plus, or take that back. It ends with the period you’ve paid for; in the first 14 days all of it goes back.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ subscriptionId: Id, now: z.enum(['cancel', 'keep']).default('cancel') }),
  output: z.object({ status: SubscriptionStatus, endsAt: z.iso.datetime().nullable(), refunded: Money }),
  says: 'Saved',
  refuses: { noSuchSubscription, isOver: [409, 'This subscription is over', 'PLUS-5'], noProvider },
  limit: { times: 30, seconds: 3600 },
})

export const openCustomerBillingPoral = call('openCustomerBillingPoral', {
  method: 'POST',
  summary: 'The card provider’s page on which you change your card and see what you paid for TailTag Plus.',
  who: 'signed-in',
  acting: 'manager',
  input: Nothing,
  output: z.object({ url: z.string() }),
  says: 'Continue to the card provider',
  refuses: { noCard: [404, 'You don’t have a card here yet'], noProvider },
  limit: { times: 30, seconds: 3600 },
  keepsAnswer: false,
})
