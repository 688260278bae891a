import type { Step } from './acts.ts'

/** Steps that look like chance and are the same for the same seed (mulberry32), so that a walk that went wrong can be walked again. */
export function chanceOf(seed: number): () => Step {
  let state = seed
  const upTo = (most: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most)
  }
  return () => ({ act: upTo(1000), actor: upTo(1000), pet: upTo(1000), other: upTo(1000), hours: upTo(9) })
}
