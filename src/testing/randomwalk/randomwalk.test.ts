import { expect, test } from 'vitest'
import { SEED } from '#platform/testing/seed.ts'
import { testRegister } from '../register.ts'
import { ACT_NAMES } from './acts.ts'
import { randomlyWalked } from './walked.ts'

/** `npm run drill -- walk` goes on for 10,000. */
const STEPS = 150

test(`whatever people do in ${STEPS} steps, every animal has one keeper, an unbroken history, and is never dark`, async () => {
  const register = await testRegister()
  try {
    const { wrong, never } = await randomlyWalked(register, { seed: SEED, steps: STEPS })
    expect(wrong, `on the walk of seed ${SEED}`).toEqual([])
    // A walk that is refused nearly everything proves nothing.
    expect(never.length, `never allowed on the walk of seed ${SEED}: ${never}`).toBeLessThan(ACT_NAMES.length / 2)
  } finally {
    await register.close()
  }
}, 60_000)
