import type { Refusals } from '#platform/contract/call.ts'

const noSuchAccount = [404, 'There’s no account with this e-mail address'] as const
const notWelfare = [409, 'This isn’t a welfare organisation that’s verified at the moment'] as const

/** Why no credits are given. */
export const GIVING_REFUSED = {
  noSuchAccount,
  endsTooSoon: [400, 'Enter a day after today'],
  notWelfare,
  noQuota: [409, 'This organisation has no yearly quota. Set one first.'],
  overQuota: [409, 'That’s more than is left of this organisation’s quota for this year'],
} as const satisfies Refusals

/** Why credits that were given aren’t taken back. */
export const TAKING_BACK_REFUSED = {
  noSuchBatch: [404, 'There’s no batch of credits with this ID'],
  notGiven: [409, 'These credits were bought. Refund the payment instead.'],
  nothingLeft: [409, 'Nothing is left of these credits'],
} as const satisfies Refusals

/** Why no quota is approved. */
export const QUOTA_REFUSED = { noSuchAccount, notWelfare } as const satisfies Refusals
