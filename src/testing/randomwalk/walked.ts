import type { TestRegister } from '../register.ts'
import { ACT_NAMES, randomWalk } from './acts.ts'
import { chanceOf } from './chance.ts'
import { broken } from './invariants.ts'
import { openWorld } from './world.ts'

/** What a walk has met. */
export interface Walked {
  /** What was wrong after a step; then the walk ended there. */
  wrong: string[]
  /** How many acts were allowed. */
  allowed: number
  /** Acts that were never allowed. */
  never: string[]
  animals: number
}

/** Every animal is looked at so often; the one that was touched, after every step. */
const LOOK_AT_ALL = 100

/** Lets people do `steps` things that chance has chosen from `seed`, and looks after each whether every animal has one keeper, an unbroken history, and is never dark. */
export async function randomlyWalked(register: TestRegister, { seed, steps }: { seed: number; steps: number }): Promise<Walked> {
  const world = await openWorld(register)
  const chance = chanceOf(seed)
  const met = new Map<string, number>()
  const ended = (wrong: string[]): Walked => ({
    wrong,
    allowed: [...met.values()].reduce((sum, times) => sum + times, 0),
    never: ACT_NAMES.filter((name) => !met.has(name)),
    animals: world.petIds.length,
  })

  for (let index = 0; index < steps; index += 1) {
    const { name, petId, answer } = await randomWalk(world, chance())
    if (answer?.status === 200) met.set(name, (met.get(name) ?? 0) + 1)
    const wrong = await broken(world, index % LOOK_AT_ALL === 0 ? world.petIds : [petId])
    if (answer && answer.status >= 500) wrong.push(`answered ${answer.status}: ${answer.message}`)
    if (wrong.length > 0) return ended(wrong.map((words) => `after step ${index}, ${name}: ${words}`))
  }
  return ended(await broken(world, world.petIds, { whole: true }))
}
