import type * as z from 'zod'
import { cheapestMixture } from '../../mixture.ts'
import { isPlanFor } from '../../policy.ts'
import type { Feature, Plan } from '../../shapes.ts'

export type PlanCard = z.output<typeof Plan>
export type PlanFeature = z.output<typeof Feature>

/** The cheapest mixture that registers so many animals, of the plans that are made for this person. */
export function mixtureFor(who: { roles: readonly string[] }, plans: readonly PlanCard[], animals: number) {
  const sold = plans
    .filter((plan) => isPlanFor(who, plan))
    .flatMap(({ registrations, ...plan }) => (registrations === null ? [] : [{ ...plan, registrations, pence: plan.price.pence }]))
  return cheapestMixture(sold, animals).map(({ plan: { code, name, registrations, price }, quantity }) => ({
    plan: code,
    name,
    registrations,
    quantity,
    amount: { ...price, pence: price.pence * quantity },
  }))
}
