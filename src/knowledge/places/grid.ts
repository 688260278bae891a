/** A place on Earth, in degrees (WGS 84). */
export interface Point {
  lat: number
  lng: number
}

/** A place on a flat map of the British Isles, in metres east and north of a point in the Irish Sea. */
export interface GridPoint {
  east: number
  north: number
}

const EARTH_RADIUS_METRES = 6_371_009
const MIDDLE = radians(-2)

/**
 * A transverse Mercator map around 2° west, of a round Earth: distances on it are right to 0.5% anywhere in the British Isles, so the
 * database can order by them. (Snyder, Map Projections, USGS Professional Paper 1395, equations 8-1 to 8-4.)
 */
export function onGrid({ lat, lng }: Point): GridPoint {
  const across = Math.cos(radians(lat)) * Math.sin(radians(lng) - MIDDLE)
  return {
    east: EARTH_RADIUS_METRES * Math.atanh(across),
    north: EARTH_RADIUS_METRES * Math.atan2(Math.tan(radians(lat)), Math.cos(radians(lng) - MIDDLE)),
  }
}

/** The same place in degrees (equations 8-6 and 8-7). */
export function offGrid({ east, north }: GridPoint): Point {
  const [x, y] = [east / EARTH_RADIUS_METRES, north / EARTH_RADIUS_METRES]
  return {
    lat: degrees(Math.asin(Math.sin(y) / Math.cosh(x))),
    lng: degrees(MIDDLE + Math.atan2(Math.sinh(x), Math.cos(y))),
  }
}

/** Metres between two places as the crow flies (haversine, mean radius of the Earth by IUGG). */
export function metresBetween(from: Point, to: Point): number {
  const half =
    haversine(radians(to.lat - from.lat)) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng))
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)))
}

const haversine = (angle: number) => Math.sin(angle / 2) ** 2

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

const degrees = (angle: number) => (angle * 180) / Math.PI
