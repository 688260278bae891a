import { createHmac } from 'node:crypto'
import { offGrid, onGrid, type Point } from '#knowledge/places/grid.ts'

/** Places are told to within this many metres, and never nearer than `NEAREST_METRES`. */
export const FARTHEST_METRES = 300
export const NEAREST_METRES = 30

/** Side of the squares within which all places of one person are shown as the same place, in metres. */
const SQUARE = 100
/** How far from the middle of its square a place is shown, in metres. With half a diagonal of the square (71), it keeps to the bounds above. */
const [NEAR, FAR] = [105, 225]

/**
 * The place that strangers are shown for a place: some way off in a direction that nobody can guess.
 *
 * It depends on nothing but a secret of the person, which the register's key gives, and the square. So whoever reports from home ten times shows one place ten
 * times, and nothing is learnt from the average; and what a stranger learns from reports of their own says nothing of other people's.
 */
export function publicPlace(place: Point, secret: string): Point {
  const { east, north } = onGrid(place)
  const [column, row] = [Math.floor(east / SQUARE), Math.floor(north / SQUARE)]
  const chance = createHmac('sha256', secret).update(`${column}/${row}`).digest()
  const angle = (2 * Math.PI * chance.readUInt32BE(0)) / 2 ** 32
  // Spread evenly over the ring.
  const metres = Math.sqrt(NEAR ** 2 + ((FAR ** 2 - NEAR ** 2) * chance.readUInt32BE(4)) / 2 ** 32)
  const shown = offGrid({
    east: (column + 0.5) * SQUARE + metres * Math.cos(angle),
    north: (row + 0.5) * SQUARE + metres * Math.sin(angle),
  })
  return { lat: rounded(shown.lat), lng: rounded(shown.lng) }
}

/** To about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
