import type { Needs } from '#platform/server/needs.ts'
import { networkOf } from '#platform/server/network.ts'

/** Counts one lookup. The calls and the registers' question are counted together, so that none is a way round the other. */
export function hitOfLookup({ needs, address, now }: { needs: Pick<Needs, 'limiter' | 'config'>; address: string; now: Date }) {
  return needs.limiter.hit(`lookup/${networkOf(address)}`, { times: needs.config.LOOKUPS_PER_MINUTE, seconds: 60 }, now)
}
