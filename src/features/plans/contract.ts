import * as z from 'zod'
import { chipsInUse } from '#features/chips/topics.ts'
import { ToPay } from '#features/payments/shapes.ts'
import { paid } from '#features/payments/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Line, Nothing } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { Credits, Feature, Plan, Purchase } from './shapes.ts'

const hasDied = [409, 'There’s nothing to pay for a pet that has died', 'PLAN-1'] as const

const PlanCode = z.string().trim().min(1).max(40)
const Quantity = z.int().min(1).max(1000)

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
  summary: 'One plan, with what it includes.',
  who: 'anyone',
  input: z.strictObject({ code: z.string().trim().min(1).max(40) }),
  output: Plan.extend({ features: z.array(Feature) }),
  says: 'The plan',
  refuses: { noSuchPlan: [404, 'We don’t sell a plan with this name'] },
})

export const featuresList = call('featuresList', {
  method: 'GET',
  summary: 'What the register does, and which parts are always free.',
  who: 'anyone',
  input: Nothing,
  output: z.object({ items: z.array(Feature) }),
  says: 'What it does',
  refuses: {},
})

export const buyPlan = call('buyPlan', {
  method: 'POST',
  summary: 'Start buying a plan: for one of your animals, or as credits to use later.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({
    plan: PlanCode,
    /** The animal whose registration waits to be paid. */
    petId: Id.optional(),
    quantity: Quantity.default(1),
    /** Other plans in the same payment: a mixture is often the cheapest way to pay for many animals. */
    others: z
      .array(z.strictObject({ plan: PlanCode, quantity: Quantity }))
      .max(5)
      .default([]),
  }),
  output: Purchase,
  says: 'Ready to pay',
  refuses: {
    noSuchPlan: [404, 'We don’t sell a plan with this name'],
    notForYou: [403, 'This plan is for a different type of account', 'PLAN-7'],
    notTogether: [409, 'The household plan covers every pet you keep. Buy it on its own.'],
    notYours: [404, 'We can’t find this pet in your account'],
    paidAlready: [409, 'This animal’s registration is already paid for'],
    hasDied,
    heldAlready: [409, 'Your household already has this plan', 'PLAN-9'],
    coveredAlready: [409, 'Your household plan already covers every pet you keep', 'PLAN-9'],
    bredByYou: [
      409,
      'The household plan is for the pets you keep, and you bred this one. Pay for it by itself, or keep it first.',
      'PLAN-9',
    ],
    notForOne: [409, 'This plan registers several animals. Buy it without choosing a pet: it’ll pay for your unpaid animals first.'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const stripePlanPayment = call('stripePlanPayment', {
  method: 'POST',
  path: 'stripe-plan-payment',
  summary: 'Pay for the plan that buyPlan started: with the card form, or on the provider’s page.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ purchaseId: Id, way: z.enum(['form', 'page']).default('form'), startNow: z.boolean().optional() }),
  output: z.object({ form: ToPay.nullable(), url: z.string().nullable() }),
  says: 'Ready to pay',
  refuses: {
    nothingToPay: [404, 'We can’t find anything for you to pay here'],
    paidAlready: [409, 'You’ve already paid for this'],
    tooLate: [409, 'You can’t pay for this any more. Start again: we haven’t taken any money.', 'PAY-4'],
    noProvider: [503, 'We can’t reach the card provider at the moment. No money was taken. Try again in a minute.'],
  },
  limit: { times: 60, seconds: 600 },
  keepsAnswer: false,
})

export const buyFreeRegistrations = call('buyFreeRegistrations', {
  method: 'POST',
  summary: 'Start buying credits for your customers, who then pay nothing.',
  who: ['Breeder', 'Implanter', 'Welfare'],
  acting: 'manager',
  input: z.strictObject({ plan: z.string().trim().min(1).max(40), quantity: z.int().min(1).max(100).default(1) }),
  output: Purchase,
  says: 'Ready to pay',
  refuses: {
    noSuchPlan: [404, 'We don’t sell a plan with this name'],
    notForYou: [403, 'This plan is for a different type of account'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const getCredits = call('getCredits', {
  method: 'GET',
  summary: 'Your unused credits.',
  who: 'signed-in',
  topics: [paid, chipsInUse],
  input: Nothing,
  output: Credits,
  says: 'Your credits',
  refuses: {},
})

export const redeemRegistrationCode = call('redeemRegistrationCode', {
  method: 'POST',
  summary: 'Pay for one of your pets’ registrations with the code on the card that came with its chip.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id, code: asking('Enter the code on the card', Line(40)) }),
  output: z.null(),
  says: 'The registration is paid',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    paidAlready: [409, 'This animal’s registration is already paid for'],
    hasDied,
    codeUnknown: [400, 'We don’t recognise this registration code. Check the card that came with the chip.'],
    codeUsed: [409, 'This registration code has already been used. Each card covers one pet.'],
  },
  limit: { times: 10, seconds: 600 },
})

export const useCredit = call('useCredit', {
  method: 'POST',
  summary: 'Pay for one of your animals’ registrations with a credit.',
  who: 'signed-in',
  input: z.strictObject({ petId: Id }),
  output: z.object({ left: z.int() }),
  says: 'The registration is paid',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    paidAlready: [409, 'This animal’s registration is already paid for'],
    hasDied,
    noneLeft: [409, 'You have no credits left'],
  },
})
