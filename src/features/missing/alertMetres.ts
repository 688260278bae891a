import { Species } from '#knowledge/animals/shape.ts'
import { span } from '#platform/clock/clock.ts'

/** How far from where an animal was lost people are asked to look out for it, in metres: at first, more each day, and at most. */
const RADIUS: Partial<Record<Species, { first: number; daily: number; most: number }>> = {
  dog: { first: 5_000, daily: 5_000, most: 30_000 },
  cat: { first: 500, daily: 500, most: 3_000 },
}
const USUAL = { first: 2_000, daily: 2_000, most: 10_000 }

/** For an animal that has been lost for so many whole days. */
export function alertMetres(species: Species, days: number): number {
  const { first, daily, most } = RADIUS[species] ?? USUAL
  return Math.min(first + daily * Math.max(0, days), most)
}

/** As far as people are asked now. */
export const metresNow = ({ species, createdAt }: { species: string; createdAt: Date }, now: Date): number =>
  alertMetres(Species.parse(species), Math.floor((now.getTime() - createdAt.getTime()) / span({ days: 1 })))
