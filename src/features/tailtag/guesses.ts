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

/** TAG-9: wrong PINs of one tag, from wherever they come. */
const WRONG_PINS = { times: 10, seconds: 3600 }

export const mayTryPin = ({ now, services }: Asking, tagId: string): boolean =>
  services.limiter.isWithin(`tagPin/${tagId}`, WRONG_PINS, now)

export function countWrongPin(asking: Asking, tagId: string): void {
  countWrong(asking)
  asking.services.limiter.hit(`tagPin/${tagId}`, WRONG_PINS, asking.now)
}
