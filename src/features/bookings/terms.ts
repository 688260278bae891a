import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { BookingTerms } from '#database/types.ts'
import { offGrid, onGrid, type Point } from '#knowledge/places/grid.ts'
import { BookingHours, type Exception, KeptAddress } from './shapes.ts'

type Row = Selectable<BookingTerms>

/** The terms of an implanter as they are kept, with their hours read. */
export function readTerms<Kept extends Pick<Row, 'hours' | 'exceptions' | 'address'>>({ hours, exceptions, address, ...terms }: Kept) {
  return { ...terms, ...BookingHours.parse({ hours, exceptions }), address: KeptAddress.nullable().parse(address) }
}

/** The same while the implanter is away: nobody books those days, but for one on which they've said that they work. */
export const closedWhileAway = <Kept extends { exceptions: readonly Exception[] }>(terms: Kept, away?: { from: string; to: string }) => ({
  ...terms,
  exceptions: away ? [...terms.exceptions, { ...away, hours: [] }] : [...terms.exceptions],
})

const GRID_METRES = 2000

/** A place moved to a grid of 2 km: every distance is measured from there, so that nobody finds a house by asking from several sides. */
export function roughly(place: Point): { east: number; north: number } {
  const { east, north } = onGrid(place)
  return { east: toGrid(east), north: toGrid(north) }
}

const toGrid = (metres: number) => Math.round(metres / GRID_METRES) * GRID_METRES

const Shown = z.object({ x: z.number(), y: z.number() })

/** About where an implanter works, in degrees. */
export function placeOf({ shown }: { shown: unknown }): Point {
  const { x, y } = Shown.parse(shown)
  return offGrid({ east: x, north: y })
}

/** An address on one line. */
export const addressLine = ({ line1, line2, town, county, postcode }: z.output<typeof KeptAddress>) =>
  [line1, line2, town, county, postcode].filter(Boolean).join(', ')
