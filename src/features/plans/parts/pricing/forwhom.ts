import { paths } from '#src/paths.ts'
import { isForGiving } from '../../policy.ts'
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

/** Where somebody takes up the profession that a plan is made for, on the account they have; null for a plan that is for everybody. */
export function joiningFor({ audience }: Pick<PlanCard, 'audience'>): { label: string; to: string } | null {
  if (audience.includes('Customer')) return null
  return audience.map((role) => JOINING[role]).find((way) => way) ?? { label: 'Register your organisation', to: paths.welfareRegister }
}

const JOINING: Record<string, { label: string; to: string }> = {
  Breeder: { label: 'Become a breeder', to: paths.registerBreeder },
  Implanter: { label: 'Become an implanter', to: paths.registerImplanter },
}
