import { metresBetween, type Point } from '#knowledge/places/grid.ts'

/** How far it is by road, in whole metres. `estimated` is true when no road map was asked. */
export interface Drive {
  metres: number
  estimated: boolean
}

/** Measures by road. Rejects with the error 'Failed to calculate distance: ' and the status when no route was given. */
export interface Distance {
  driving(from: Point, to: Point): Promise<Drive>
}

/** British roads are about 1.3 times as long as the line the crow flies. */
const ROAD_FACTOR = 1.3

/** The great circle times 1.3, for where no road map can be asked. */
export const straightEstimate = (from: Point, to: Point): Drive => ({
  metres: Math.round(metresBetween(from, to) * ROAD_FACTOR),
  estimated: true,
})
