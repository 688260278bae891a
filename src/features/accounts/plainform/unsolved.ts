import { randomBytes } from 'node:crypto'
import { networkOf } from '#platform/server/network.ts'
import type { Services } from '#platform/server/services.ts'
import { site } from '#src/site.ts'

/** Stands in place of a solved puzzle where the plain form registers: the puzzle needs a script. Only this process knows it. */
export const UNSOLVED = randomBytes(32).toString('base64url')

const FROM_ONE_NETWORK = { times: 3, seconds: 3600 }
const FROM_ANYWHERE = { times: 100, seconds: 3600 }

/** True, or what to do: without a puzzle, few accounts are opened from one network, and not many from all of them. */
export function mayRegisterUnsolved({ services, address, now }: { services: Pick<Services, 'limiter'>; address: string; now: Date }) {
  const here = services.limiter.hit(`plainRegister/${networkOf(address)}`, FROM_ONE_NETWORK, now)
  const isWithin = here.allowed && services.limiter.hit('plainRegister', FROM_ANYWHERE, now).allowed
  return (
    isWithin ||
    `We can’t open more accounts without JavaScript at the moment. Turn it on, try again in an hour, or call us on ${site.phone}.`
  )
}
