import { paths } from '#src/paths.ts'
import { isCovered, isForGiving, isPlanFor } from '../../policy.ts'
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

interface WhyNot {
  words: string
  /** What to do about it. */
  link?: { label: string; to: string }
}

/** Whether somebody with these profiles may buy a plan, or why not. */
export function mayBuy(plan: PlanCard, profileTypes: readonly string[], hasHousehold: boolean): true | WhyNot {
  if (!isPlanFor({ roles: profileTypes }, plan)) return { words: `${forWhom(plan)}.`, link: becoming(plan) }
  if (hasHousehold && plan.registrations === null) return { words: 'You have this plan.' }
  return isCovered(plan, hasHousehold) ? { words: 'Your household plan pays for every pet you keep.' } : true
}

/** Where somebody takes up the profession that a plan is made for, on the account they have. */
function becoming({ audience }: Pick<PlanCard, 'audience'>) {
  if (audience.includes('Breeder')) return { label: 'Become a breeder', to: paths.registerBreeder }
  if (audience.includes('Implanter')) return { label: 'Become an implanter', to: paths.registerImplanter }
  return { label: 'Register your organisation', to: paths.welfareRegister }
}
