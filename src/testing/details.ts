import { keptBy } from './claims.ts'
import { freshAddress, joinReachable } from './newcomer.ts'
import type { TestRegister } from './register.ts'

/** A keeper of one animal who has confirmed how they are reached just now. */
export async function reachableKeeper(register: TestRegister, over: Record<string, unknown> = {}) {
  const keeper = await joinReachable(register, over)
  const { chipNumber } = await keptBy(keeper.api)
  const signIn = async () => {
    const { email, password } = keeper
    return register.withToken((await register.stranger.login({ email, password }, { address: freshAddress() })).data.token)
  }
  return { ...keeper, chipNumber, signIn }
}
