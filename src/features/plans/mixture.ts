/** Of a plan, what a choice between several goes by. */
interface Sold {
  pence: number
  registrations: number
}

/** Some plans that are bought together, the last one first. */
interface Basket<P> extends Sold {
  purchases: number
  last: { plan: P; before: Basket<P> } | null
}

/**
 * PLAN-1 The cheapest mixture of plans that registers so many animals: of two that cost the same the one with fewer registrations left
 * over, then that of fewer purchases. The largest plan comes first. Nothing where no plan is sold.
 */
export function cheapestMixture<P extends Sold>(plans: readonly P[], animals: number): { plan: P; quantity: number }[] {
  const best: Basket<P>[] = [{ pence: 0, registrations: 0, purchases: 0, last: null }]
  for (let needed = 1; needed <= animals; needed += 1) {
    // Without any one of its plans the best basket is the best one for the animals that are left.
    const ways = plans.flatMap((plan) => {
      const before = best[Math.max(0, needed - plan.registrations)]
      return before ? [withOneMore(before, plan)] : []
    })
    const [cheapest] = ways.toSorted(byPrice)
    if (!cheapest) return []
    best.push(cheapest)
  }
  return linesOf(best.at(-1))
}

const withOneMore = <P extends Sold>(before: Basket<P>, plan: P): Basket<P> => ({
  pence: before.pence + plan.pence,
  registrations: before.registrations + plan.registrations,
  purchases: before.purchases + 1,
  last: { plan, before },
})

const byPrice = (one: Basket<unknown>, other: Basket<unknown>) =>
  one.pence - other.pence || one.registrations - other.registrations || one.purchases - other.purchases

function linesOf<P extends Sold>(basket: Basket<P> | undefined): { plan: P; quantity: number }[] {
  const counts = new Map<P, number>()
  for (let at = basket?.last; at; at = at.before.last) counts.set(at.plan, (counts.get(at.plan) ?? 0) + 1)
  const lines = [...counts].map(([plan, quantity]) => ({ plan, quantity }))
  return lines.toSorted((one, other) => other.plan.registrations - one.plan.registrations)
}
