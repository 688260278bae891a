import { hitOfLookup } from '#features/chips/hitOfLookup.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Services } from '#platform/server/services.ts'

interface Asking {
  services: Pick<Services, 'limiter' | 'captcha' | 'config'>
  address: string
  now: Date
}

/** LOOK-1 Anyone may look up LOOKUPS_PER_MINUTE chips a minute from one network; each one more takes a solved captcha. */
export async function mayLookUp({ services, address, now }: Asking, captcha: string): Promise<boolean> {
  const { allowed } = hitOfLookup({ services, address, now })
  if (allowed) return true
  return captcha !== '' && (await services.captcha.verify(captcha, now)) === true
}

/** LOOK-2 A stranger may leave 3 messages an hour; each one more takes a solved captcha. True, or what to do. */
export async function mayLeaveMessage({ services, address, now }: Asking, captcha: string): Promise<true | Because> {
  const { allowed } = services.limiter.hit(`finderMessage/${networkOf(address)}`, { times: 3, seconds: 3600 }, now)
  const solved = allowed || (await services.captcha.verify(captcha, now))
  return solved === true || because('LOOK-2', solved)
}
