import * as z from 'zod'
import { Id, May, Moment, Money } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { keysOf } from '#platform/keysof.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { subscriptionLife } from './lifecycle.ts'
import { TAG_PLANS } from './plans.ts'

export const SubscriptionStatus = z.enum(statesOf(subscriptionLife))

export const TagPlanCode = asking('Choose a plan', z.enum(keysOf(TAG_PLANS)))

export const TagPlanCard = z.object({
  code: TagPlanCode,
  name: z.string(),
  price: Money,
  vat: Money,
  every: z.enum(['month', 'year']),
})

export const Subscription = z.object({
  id: Id,
  plan: TagPlanCode,
  name: z.string(),
  status: SubscriptionStatus,
  /** TailTag Plus works with it now. */
  works: z.boolean(),
  /** When the next charge is made, and of how much; null where none will be. */
  nextCharge: z.object({ at: Moment, amount: Money }).nullable(),
  /** When it ends, where it was cancelled. */
  endsAt: Moment.nullable(),
  /** Until when cancelling gives the last payment back. */
  refundUntil: Moment.nullable(),
  begunAt: Moment,
  can: z.object({ cancel: May, keep: May }),
})
