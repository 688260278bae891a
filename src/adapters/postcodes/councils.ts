import * as z from 'zod'
import { dataRows } from '#platform/server/datafile.ts'

/**
 * The council that looks after stray dogs in a post town: the district, borough or unitary council, in London the borough. From common
 * knowledge, kept by hand in `councils.csv`. A row without towns has all those of its area that no other row has. The Isle of Man and the
 * Channel Islands have none.
 */
const Row = z.object({
  area: z.string(),
  council: z.string(),
  towns: z.string().transform((towns) => (towns === '' ? [] : towns.split(', '))),
})

export const COUNCILS = dataRows(new URL('councils.csv', import.meta.url), Row)

/** The council of a post town, or of a part of London; null where it isn’t known. Near a boundary it can be the one next door. */
export function councilOf(area: string, town: string): string | null {
  const rows = COUNCILS.filter((row) => row.area === area)
  const row = rows.find(({ towns }) => towns.includes(town)) ?? rows.find(({ towns }) => towns.length === 0)
  return row?.council ?? null
}
