import { sql } from 'kysely'
import type * as z from 'zod'
import { onGrid, type Point } from '#knowledge/places/grid.ts'
import type { Services } from '#platform/server/services.ts'
import { publicPlace } from './publicplace.ts'
import { Where } from './shapes.ts'

/** A place that a person gave, and its town. */
export interface Placed extends Point {
  area: string
}

/** Where something was seen, or why that can’t be told, by the name of the refusal. */
export async function placed(
  { postcodes }: Pick<Services, 'postcodes'>,
  where: z.output<typeof Where>,
): Promise<Placed | 'noSuchPlace' | 'placesDown'> {
  try {
    if ('lat' in where) return { ...where, area: (await postcodes.near(where)).name }
    const found = await postcodes.find(where.place)
    if (found) return { lat: found.lat, lng: found.lng, area: found.place }
    const town = await postcodes.named(where.place)
    return town ? { lat: town.lat, lng: town.lng, area: town.name } : 'noSuchPlace'
  } catch {
    return 'placesDown'
  }
}

/** The columns of a place in the database: the true one, and the one that strangers are shown. `whose` is an id or an address. */
export function placeColumns({ area, ...place }: Placed, whose: string, { codes }: Pick<Services, 'codes'>) {
  const shown = publicPlace(place, codes.hash('public place', whose))
  return { ...place, area, shownLat: shown.lat, shownLng: shown.lng }
}

/** The column by which a shown place is searched. */
export function gridColumn({ shownLat, shownLng }: { shownLat: number; shownLng: number }) {
  const { east, north } = onGrid({ lat: shownLat, lng: shownLng })
  return sql<{ x: number; y: number }>`point(${east}, ${north})`
}

const POINT = /^(-?\d{1,2}(?:\.\d+)?), ?(-?\d{1,2}(?:\.\d+)?)$/

/** What was typed as a place: `52.06, -1.34` is a point, anything else a postcode or a town. */
export function placeIn(typed: string): z.output<typeof Where> {
  const [, lat, lng] = POINT.exec(typed) ?? []
  return Where.safeParse({ lat: Number(lat), lng: Number(lng) }).data ?? { place: typed }
}
