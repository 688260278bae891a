import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { testRegister } from '../register.ts'
import { ACT_NAMES, walk } from './acts.ts'
import { chanceOf } from './chance.ts'
import { broken } from './invariants.ts'
import { openWorld } from './world.ts'

const STEPS = 10_000
/** Every animal is looked at so often; the one that was touched, after every step. */
const LOOK_AT_ALL = 100

test(`whatever people do in ${STEPS} steps, every animal has one keeper, an unbroken history, and is never dark`, async () => {
  const seed = Number(process.env['WALK_SEED'] ?? randomInt(1_000_000_000))
  const register = await testRegister()
  try {
    const met = await walked(register, seed)
    // A walk that is refused everything proves nothing.
    const never = ACT_NAMES.filter((name) => !met.get(name)?.has(200))
    expect(never, `acts that were never allowed on the walk WALK_SEED=${seed}`).toEqual([])
  } finally {
    await register.close()
  }
}, 600_000)

async function walked(register: Awaited<ReturnType<typeof testRegister>>, seed: number) {
  const world = await openWorld(register)
  const chance = chanceOf(seed)
  const met = new Map<string, Set<number>>()
  for (let index = 0; index < STEPS; index += 1) {
    const { name, petId, answer } = await walk(world, chance())
    if (answer) met.set(name, (met.get(name) ?? new Set()).add(answer.status))
    const wrong = await broken(world, index % LOOK_AT_ALL === 0 ? world.petIds : [petId])
    if (answer && answer.status >= 500) wrong.push(`answered ${answer.status}: ${answer.message}`)
    expect(wrong, `after step ${index}, ${name}, of the walk WALK_SEED=${seed}`).toEqual([])
  }
  expect(await broken(world, world.petIds, { whole: true })).toEqual([])
  return met
}
