import { sql } from 'kysely'
import type * as z from 'zod'
import { onGrid, type Point } from '#knowledge/places/grid.ts'
import type { Services } from '#platform/server/services.ts'
import { publicPlace } from './publicplace.ts'
import type { Where } from './shapes.ts'

/** A place that somebody gave, and its town. */
export interface Placed extends Point {
  area: string
}

/** Where something was seen; null where there is no such postcode. */
export async function placed({ postcodes }: Pick<Services, 'postcodes'>, where: z.output<typeof Where>): Promise<Placed | null> {
  if ('lat' in where) return { ...where, area: (await postcodes.near(where)).name }
  const found = await postcodes.find(where.postcode)
  return found && { lat: found.lat, lng: found.lng, area: found.place }
}

/** The columns of a place in the database: the true one, and the one that strangers are shown. `whose` is an id or an address. */
export function placeColumns({ area, ...place }: Placed, whose: string, { codes }: Pick<Services, 'codes'>) {
  const shown = publicPlace(place, codes.hash('public place', whose))
  const { east, north } = onGrid(shown)
  return { ...place, area, shownLat: shown.lat, shownLng: shown.lng, shown: sql<{ x: number; y: number }>`point(${east}, ${north})` }
}
