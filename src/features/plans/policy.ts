import { moneyText } from '#platform/text/moneytext.ts'

/** The plan that registers one animal. */
export const ONE_PET = 'single'

/** PLAN-7 Anybody may buy what a keeper buys; what is made for a profession, only somebody of it. */
export const isPlanFor = ({ roles }: { roles: readonly string[] }, { audience }: { audience: readonly string[] }): boolean =>
  audience.includes('Customer') || roles.some((role) => audience.includes(role))

/** PLAN-9 Whoever has the household plan needs no registration for a pet of their own; a breeder does for the animals they breed. */
const isCovered = (
  { roles }: { roles: readonly string[] },
  { audience, registrations }: { audience: readonly string[]; registrations: number | null },
  hasHousehold: boolean,
): boolean => hasHousehold && !roles.includes('Breeder') && registrations !== null && audience.includes('Customer')

interface Household {
  /** It has its plan, be it that the bank holds what was paid for it. */
  isHeld: boolean
  /** Its plan pays for its pets now. */
  pays: boolean
}

/** PLAN-7, PLAN-9 Why somebody is not sold a plan, or null. */
export function whyNotSold(
  who: { roles: readonly string[] },
  plan: { audience: readonly string[]; registrations: number | null },
  { isHeld, pays }: Household,
): 'notForYou' | 'heldAlready' | 'coveredAlready' | null {
  if (!isPlanFor(who, plan)) return 'notForYou'
  if (plan.registrations === null && isHeld) return 'heldAlready'
  return isCovered(who, plan, pays) ? 'coveredAlready' : null
}

/** Days for which what was paid for single pets is taken off the household plan. */
export const CREDITED_DAYS = 14

/** PLAN-10 What the household plan costs somebody who has just paid for single pets. */
export const householdPrice = (pence: number, paidForSingles: number): number => Math.max(0, pence - paidForSingles)

export const householdIsCheaper = (pence: number): string =>
  `The household plan is cheaper: ${moneyText(pence)} for every pet you keep, now and in future.`

/** PLAN-9 What a breeder should know of the household plan before they buy it. */
export const NOT_FOR_BRED = 'It doesn’t pay for the animals you breed, unless you keep them.'

/** PLAN-8 Registrations to give are sold to professionals, in batches. */
export const isForGiving = ({ audience, registrations }: { audience: readonly string[]; registrations: number | null }): boolean =>
  registrations !== null && !audience.includes('Customer')

/** Where credits come from that our staff give; the rest is bought. */
export const GIVEN_SOURCES = ['promotion', 'welfareGrant', 'manual'] as const

export const isGiven = ({ source }: { source: string }): boolean => GIVEN_SOURCES.some((given) => given === source)

/** What a registration costs and what is free, as it is said wherever a registration is offered. */
export const priceWords = (pence: number | null): string =>
  `${pence === null ? 'You pay for a registration once.' : `Registration costs ${moneyText(pence)} once.`} Every change, lookup and message after that is free for ever.`

/** What the household plan costs, beside that; nothing where it isn't sold. */
export const householdWords = (pence: number | null): string =>
  pence === null ? '' : `The household plan costs ${moneyText(pence)} once, for every pet you keep, now and in future.`

/** How a registration costs its keeper nothing. */
export const FREE_WAYS = 'With a registration code or a credit, or if a breeder, rescue or implanter has paid, it’s free.'
