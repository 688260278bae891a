import * as z from 'zod'
import { chipsInUse } from '#features/chips/topics.ts'
import { ToPay } from '#features/payments/shapes.ts'
import { paid } from '#features/payments/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Nothing } from '#platform/contract/shapes.ts'
import { Credits, Feature, Plan, Purchase } from './shapes.ts'

export const subscriptionPlansList = call('subscriptionPlansList', {
  method: 'GET',
  summary: 'The plans, side by side.',
  who: 'anyone',
  input: Nothing,
  output: z.object({ items: z.array(Plan) }),
  says: 'The plans',
  refuses: {},
})

export const subscriptionPlanDetail = call('subscriptionPlanDetail', {
  method: 'GET',
  summary: 'One plan, with what it holds.',
  who: 'anyone',
  input: z.strictObject({ code: z.string().trim().min(1).max(40) }),
  output: Plan.extend({ features: z.array(Feature) }),
  says: 'The plan',
  refuses: { noSuchPlan: [404, 'We do not sell a plan of this name'] },
})

export const featuresList = call('featuresList', {
  method: 'GET',
  summary: 'What the register does, and what of it is always free.',
  who: 'anyone',
  input: Nothing,
  output: z.object({ items: z.array(Feature) }),
  says: 'What it does',
  refuses: {},
})

export const buyPlan = call('buyPlan', {
  method: 'POST',
  summary: 'Begin to buy a plan: for one of your animals, or registrations to have in hand.',
  who: 'signed-in',
  input: z.strictObject({
    plan: z.string().trim().min(1).max(40),
    /** The animal whose registration waits to be paid. */
    petId: Id.optional(),
    quantity: z.int().min(1).max(100).default(1),
  }),
  output: Purchase,
  says: 'Ready to pay',
  refuses: {
    noSuchPlan: [404, 'We do not sell a plan of this name'],
    notForYou: [403, 'This plan is for another kind of account', 'PLAN-7'],
    notYours: [404, 'We cannot find this pet among yours'],
    paidAlready: [409, 'The registration of this animal is paid'],
    heldAlready: [409, 'Your household has this plan already', 'PLAN-9'],
    coveredAlready: [409, 'Your household plan pays for every pet you keep', 'PLAN-9'],
    notForOne: [409, 'This plan registers several animals. Buy it without naming one: it pays first for those of yours that wait.'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const stripePlanPayment = call('stripePlanPayment', {
  method: 'POST',
  path: 'stripe-plan-payment',
  summary: 'Pay what buyPlan began: with the card form, or on the provider’s page.',
  who: 'signed-in',
  input: z.strictObject({ purchaseId: Id, way: z.enum(['form', 'page']).default('form') }),
  output: z.object({ form: ToPay.nullable(), url: z.string().nullable() }),
  says: 'Ready to pay',
  refuses: {
    nothingToPay: [404, 'We cannot find anything of yours that is to be paid here'],
    paidAlready: [409, 'This is paid already'],
    tooLate: [409, 'This can no longer be paid. Begin again: nothing was taken.', 'PAY-4'],
    noProvider: [503, 'We cannot reach the card provider now. Nothing was taken. Try again in a minute.'],
  },
  limit: { times: 60, seconds: 600 },
  keepsAnswer: false,
})

export const buyFreeRegistrations = call('buyFreeRegistrations', {
  method: 'POST',
  summary: 'Begin to buy registrations to give to customers, who then pay nothing.',
  who: ['Breeder', 'Implanter', 'Welfare'],
  input: z.strictObject({ plan: z.string().trim().min(1).max(40), quantity: z.int().min(1).max(100).default(1) }),
  output: Purchase,
  says: 'Ready to pay',
  refuses: {
    noSuchPlan: [404, 'We do not sell a plan of this name'],
    notForYou: [403, 'This plan is for another kind of account'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const getCredits = call('getCredits', {
  method: 'GET',
  summary: 'The registrations you have in hand.',
  who: 'signed-in',
  topics: [paid, chipsInUse],
  input: Nothing,
  output: Credits,
  says: 'Your registrations',
  refuses: {},
})

export const useCredit = call('useCredit', {
  method: 'POST',
  summary: 'Pay the registration of one of your animals with one that you have in hand.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id }),
  output: z.object({ left: z.int() }),
  says: 'The registration is paid',
  refuses: {
    notYours: [404, 'We cannot find this pet among yours'],
    paidAlready: [409, 'The registration of this animal is paid'],
    noneLeft: [409, 'You have no credits left'],
  },
})
