import { networkOf } from '#platform/server/network.ts'
import type { TransactionServices } from '#platform/server/services.ts'

const WRONG = { times: 20, seconds: 3600 }

interface Asking {
  address: string
  now: Date
  services: Pick<TransactionServices, 'limiter'>
}

/** TAG-9: whether a network may look for a tag at all, after how many codes that led to none. */
export const mayGuess = ({ address, now, services }: Asking): boolean => services.limiter.isWithin(`tag/${networkOf(address)}`, WRONG, now)

export const countWrong = ({ address, now, services }: Asking): void => {
  services.limiter.hit(`tag/${networkOf(address)}`, WRONG, now)
}
