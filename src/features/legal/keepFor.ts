import { later } from '#platform/clock/clock.ts'
import type { Services } from '#platform/server/services.ts'

/** Does a count once for everyone who asks within these seconds. A count that fails is done again by the next who asks. */
export function keepFor<Counted>(seconds: number) {
  const kept = new WeakMap<Services, { until: Date; counted: Promise<Counted> }>()
  return (services: Services, now: Date, count: () => Promise<Counted>): Promise<Counted> => {
    const known = kept.get(services)
    if (known && now < known.until) return known.counted
    const counted = count()
    kept.set(services, { until: later(now, { seconds }), counted })
    counted.catch(() => kept.delete(services))
    return counted
  }
}
