interface Point {
  lat: number
  lng: number
}

/** A point moved to a grid of about 5 km, so that nobody finds a house by asking for distances from several sides. */
export const roughly = ({ lat, lng }: Point): Point => ({ lat: onGrid(lat), lng: onGrid(lng) })

const onGrid = (degrees: number) => Math.round(degrees * 20) / 20

const EARTH_KM = 6371.009

/** Whole kilometres between two points as the crow flies (haversine, mean Earth radius of IUGG). */
export function kilometres(from: Point, to: Point): number {
  const [north, east] = [radians(to.lat - from.lat), radians(to.lng - from.lng)]
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east / 2) ** 2
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half))))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
