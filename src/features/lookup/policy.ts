import { captchaChallenge } from '#features/accounts/contract.ts'
import type { Needs } from '#platform/server/needs.ts'
import { networkOf } from '#platform/server/network.ts'
import { addMicrochipLookup, finderChipInfo, publicChipInfo } from './contract.ts'

interface Asking {
  needs: Pick<Needs, 'limiter' | 'captcha' | 'config'>
  address: string
  now: Date
}

/** LOOK-1 Anyone may look up LOOKUPS_PER_MINUTE chips a minute from one network; each one more takes a solved captcha. */
export async function mayLookUp({ needs, address, now }: Asking, captcha: string): Promise<boolean> {
  const { allowed } = hitOfLookup({ needs, address, now })
  if (allowed) return true
  return captcha !== '' && (await needs.captcha.verify(captcha, now)) === true
}

/** Counts one lookup. The calls and the registers' question are counted together, so that none is a way round the other. */
export function hitOfLookup({ needs, address, now }: Asking) {
  return needs.limiter.hit(`lookup/${networkOf(address)}`, { times: needs.config.LOOKUPS_PER_MINUTE, seconds: 60 }, now)
}

/** LOOK-2 A stranger may leave 3 messages an hour; each one more takes a solved captcha. True, or what to do. */
export async function mayLeaveMessage({ needs, address, now }: Asking, captcha: string): Promise<true | string> {
  const { allowed } = needs.limiter.hit(`finderMessage/${networkOf(address)}`, { times: 3, seconds: 3600 }, now)
  return allowed || needs.captcha.verify(captcha, now)
}

/** What whoever has found an animal asks. It is answered still when the register has too much to do for anything else. */
export const FIRST_CALLS: ReadonlySet<string> = new Set([
  publicChipInfo.name,
  finderChipInfo.name,
  addMicrochipLookup.name,
  captchaChallenge.name,
])
