import type { Drill } from './drill.ts'

/** Every drill by its name; each is loaded only when it runs. */
export const DRILLS: Record<string, Drill> = {
  randomWalk: {
    about: 'people do --steps (10000) things that chance chooses; after each every animal has one keeper and an unbroken history',
    run: async (seed, amounts) => (await import('./randomwalk.ts')).randomWalk(seed, amounts),
  },
  properties: {
    about: 'every property of the unit tests on fresh seeds, --rounds (5) times',
    run: async (seed, amounts) => (await import('./properties.ts')).properties(seed, amounts),
  },
  fuzz: {
    about: '--inputs (300) half-right inputs to each call and socket event as each role; --calls picks calls by a part of their name',
    run: async (seed, amounts) => (await import('./fuzz.ts')).fuzz(seed, amounts),
  },
  kill: {
    about: 'kill -9 at a moment of chance while people register and pay, --rounds (15) times: nothing acknowledged is lost or paid twice',
    run: async (seed, amounts) => (await import('./kill.ts')).kill(seed, amounts),
  },
  lostCases: {
    about: '--thousands (100) of open searches; those within 10 km of a point come in under 20 ms, and no table is read as a whole',
    run: async (seed, amounts) => (await import('./lostcases.ts')).lostCases(seed, amounts),
  },
  memory: {
    about: '--thousands (50) of lookups and a tenth as many registrations; fails when the process grows by more than --growth (100) MiB',
    run: async (seed, amounts) => (await import('./memory.ts')).memory(seed, amounts),
  },
}
