import * as z from 'zod'
import { dataRows } from '#platform/server/datafile.ts'

/**
 * A postcode area of the United Kingdom, the Isle of Man or the Channel Islands. BF (forces overseas), BX and XX (firms) are no places and
 * not here. From common knowledge of the post town list, kept by hand in `areas.csv`.
 */
const Area = z.object({
  area: z.string(),
  /** The town that gives the area its name, the nation most of it lies in, and about where its people live. */
  town: z.string(),
  nation: z.enum(['England', 'Wales', 'Scotland', 'Northern Ireland', 'other']),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  /** Which post town serves which districts, or which part of London a district is. What is not named belongs to the town of the area. */
  districts: z.string(),
  /** Towns that GeoNames leaves out, or has only elsewhere under the same name, and about where they lie (latitude, longitude). */
  villages: z.string(),
})
export type Area = z.infer<typeof Area>

export const AREAS: ReadonlyMap<string, Area> = new Map(
  dataRows(new URL('areas.csv', import.meta.url), Area).map((area) => [area.area, area]),
)
