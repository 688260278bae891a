import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where a document goes that was saved before: beside the first, as “Order 12 (2).pdf”. Nothing is overwritten. */
export function freePlace(place: string): string {
  const { dir, name, ext } = path.parse(place)
  let free = place
  for (let copy = 2; existsSync(free); copy += 1) free = path.join(dir, `${name} (${copy})${ext}`)
  return free
}
