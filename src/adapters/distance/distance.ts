import type { Point } from '#knowledge/places/grid.ts'

/** How far it is by road, in whole metres. `estimated` is true when no road map was asked. */
interface Drive {
  metres: number
  estimated: boolean
}

/** Measures by road. Rejects with the error 'Failed to calculate distance: ' and the status when no route was given. */
export interface Distance {
  driving(from: Point, to: Point): Promise<Drive>
}
