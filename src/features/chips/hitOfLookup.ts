import { networkOf } from '#platform/server/network.ts'
import type { Services } from '#platform/server/services.ts'

/** Counts one lookup. The calls and the registers' question are counted together, so that none is a way round the other. */
export function hitOfLookup({ services, address, now }: { services: Pick<Services, 'limiter' | 'config'>; address: string; now: Date }) {
  return services.limiter.hit(`lookup/${networkOf(address)}`, { times: services.config.LOOKUPS_PER_MINUTE, seconds: 60 }, now)
}
