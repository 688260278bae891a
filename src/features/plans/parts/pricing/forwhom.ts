import { isForGiving, isPlanFor } from '../../policy.ts'
import type { PlanCard } from './plancard.ts'

/** The plans as they are shown: what every keeper may buy first, then what is made for a profession. */
export function grouped(plans: readonly PlanCard[]) {
  return { keepers: plans.filter((plan) => !isForGiving(plan)), professionals: plans.filter(isForGiving) }
}

const WHO: Record<string, string> = { Breeder: 'breeders', Implanter: 'implanters', Welfare: 'welfare organisations', Customer: 'keepers' }

/** For whom a plan is, in words; null where it is for everybody. */
export function forWhom({ audience }: Pick<PlanCard, 'audience'>): string | null {
  if (audience.includes('Customer')) return null
  return `For ${audience.map((role) => WHO[role] ?? role).join(' and ')}`
}

/** Whether somebody with these profiles may buy a plan, or the sentence why not. */
export function mayBuy(plan: PlanCard, profileTypes: readonly string[], hasHousehold: boolean): true | string {
  if (!isPlanFor({ roles: profileTypes }, plan)) return `${forWhom(plan)}. Your profile is where you become one, on the same account.`
  return plan.registrations === null && hasHousehold ? 'Your household has this plan already' : true
}
