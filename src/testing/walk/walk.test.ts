import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testRegister } from '../register.ts'
import { ACT_NAMES, type Step, walk } from './acts.ts'
import { broken } from './invariants.ts'
import { openWorld } from './world.ts'

const STEPS = 10_000
const WALKS = 2
/** Every animal is looked at so often; the one that was touched, after every step. */
const LOOK_AT_ALL = 100

const chance = fc.array(
  fc.record<Step>({
    act: fc.nat(ACT_NAMES.length - 1),
    actor: fc.nat(999),
    pet: fc.nat(999),
    other: fc.nat(999),
    hours: fc.nat(9),
  }),
  { minLength: STEPS / WALKS, maxLength: STEPS / WALKS },
)

test(`whatever people do in ${STEPS} steps, every animal has one keeper, an unbroken history, and is never dark`, async () => {
  const met = new Map<string, Set<number>>()
  await fc.assert(
    fc.asyncProperty(chance, async (steps) => {
      await walked(steps, met)
    }),
    { numRuns: WALKS, endOnFailure: true },
  )
  // A walk that is refused everything proves nothing: each act was done at least once, and refused at least once.
  const never = ACT_NAMES.filter((name) => !met.get(name)?.has(200))
  expect(never, 'acts that were never allowed').toEqual([])
  expect([...met].filter(([, statuses]) => [...statuses].some((status) => status >= 500))).toEqual([])
}, 600_000)

async function walked(steps: readonly Step[], met: Map<string, Set<number>>) {
  const register = await testRegister()
  try {
    const world = await openWorld(register)
    for (const [index, step] of steps.entries()) {
      const { name, petId, answer } = await walk(world, step)
      if (answer) met.set(name, (met.get(name) ?? new Set()).add(answer.status))
      const wrong = await broken(world, index % LOOK_AT_ALL === 0 ? world.petIds : [petId])
      if (answer && answer.status >= 500) wrong.push(`${name} answered ${answer.status}: ${answer.message}`)
      expect(wrong, `after step ${index}, ${name}`).toEqual([])
    }
    expect(await broken(world, world.petIds)).toEqual([])
  } finally {
    await register.close()
  }
}
