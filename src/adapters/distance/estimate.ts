import type { Distance, Point } from './distance.ts'

const EARTH_RADIUS_METRES = 6_371_009
/** British roads are about 1.3 times as long as the line the crow flies. */
const ROAD_FACTOR = 1.3

/** The embedded sandbox: the great circle (haversine, mean Earth radius of IUGG) times 1.3. */
export const estimatedDistance: Distance = {
  driving: async (from, to) => ({ metres: Math.round(greatCircle(from, to) * ROAD_FACTOR), estimated: true }),
}

/** Metres between two places as the crow flies. */
export function greatCircle(from: Point, to: Point): number {
  const half =
    haversine(radians(to.lat - from.lat)) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng))
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)))
}

function haversine(angle: number) {
  return Math.sin(angle / 2) ** 2
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}
