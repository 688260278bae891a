import { withTestServer } from '#src/testing/process/database.ts'
import { randomlyWalked } from '#src/testing/randomwalk/walked.ts'
import { testRegister } from '#src/testing/register.ts'
import type { Amounts, Outcome } from './drill.ts'

/** From so many steps on, everything that people can do must have been allowed once. */
const ENOUGH = 10_000

export async function randomWalk(seed: number, { steps = ENOUGH }: Amounts): Promise<Outcome> {
  return withTestServer(async () => {
    const register = await testRegister()
    const { wrong, allowed, never, animals } = await randomlyWalked(register, { seed, steps }).finally(() => register.close())
    const missed = steps >= ENOUGH ? never.map((name) => `${name} was never allowed`) : []
    return { did: `${steps} steps, ${allowed} allowed, ${animals} animals`, wrong: [...wrong, ...missed] }
  })
}
