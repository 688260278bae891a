/** Something that stands on a map. */
export interface MapPoint {
  id: string
  lat: number
  lng: number
  label: string
  kind: 'lost' | 'found' | 'seen' | 'place'
  /** How far from here it may truly be. */
  accuracyMetres?: number | undefined
  /** The page about it. */
  to?: string | undefined
  /** A few letters on its pin. */
  sign?: string | undefined
  /** It’s somewhere in its circle: no pin says where. */
  isVague?: boolean | undefined
  /** Room is left for it, and it isn’t drawn. */
  isHidden?: boolean | undefined
}

export type LngLat = [lng: number, lat: number]

const METRES_PER_DEGREE = 111_320
const SIDES = 64

/** A circle on the ground, as a polygon. */
export function circleAround({ lat, lng }: { lat: number; lng: number }, metres: number): LngLat[] {
  const north = metres / METRES_PER_DEGREE
  const east = north / Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: SIDES + 1 }, (_, side) => {
    const angle = (2 * Math.PI * side) / SIDES
    return [lng + east * Math.cos(angle), lat + north * Math.sin(angle)]
  })
}

/** South-west and north-east of everything that is shown, with its circles; null where there is nothing. */
export function boundsOf(points: readonly MapPoint[]): [LngLat, LngLat] | null {
  if (points.length === 0) return null
  const corners = points.flatMap((point) => circleAround(point, Math.max(point.accuracyMetres ?? 0, 300)))
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)]
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ]
}

export type Town = readonly [name: string, lat: number, lng: number, thousands: number]

/** How many thousand people a town must have to be named at a zoom. */
const NAMED = [
  { below: 6, thousands: 400 },
  { below: 7.5, thousands: 150 },
  { below: 9, thousands: 60 },
  { below: 10, thousands: 20 },
] as const
const MOST_NAMES = 24

/** The towns to name in a part of the map, the largest first. */
export function townsIn(towns: readonly Town[], zoom: number, contains: (place: LngLat) => boolean): Town[] {
  const least = NAMED.find(({ below }) => zoom < below)?.thousands ?? 0
  return towns.filter(([, lat, lng, thousands]) => thousands >= least && contains([lng, lat])).slice(0, MOST_NAMES)
}
