import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Saves a document in a folder, which is made where there’s none; where it is now. */
export function saveIn(folder: string, name: string, bytes: Uint8Array): string {
  const place = freePlace(path.resolve(folder, name))
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, bytes, { flag: 'wx' })
  return place
}

/** Where a document goes that was saved before: beside the first, as “Order 12 (2).pdf”. Nothing is overwritten. */
function freePlace(place: string): string {
  const { dir, name, ext } = path.parse(place)
  let free = place
  for (let copy = 2; existsSync(free); copy += 1) free = path.join(dir, `${name} (${copy})${ext}`)
  return free
}
