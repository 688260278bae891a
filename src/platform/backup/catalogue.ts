import * as z from 'zod'
import type { Files } from '#adapters/files/files.ts'
import { manifestKey, NAME, pieceKey } from './manifest.ts'

/** What lies in the store. It can be read without the database and without the key, so that the newest backup is found on a new machine. */
const Catalogue = z.array(z.object({ name: z.string().regex(NAME), pieces: z.int().nullable() }))
type Catalogue = z.infer<typeof Catalogue>

const KEY = 'backups/catalogue.json'

/** Oldest first. `pieces` is null for one that was begun and not finished. */
export async function catalogueIn(files: Files): Promise<Catalogue> {
  const kept = await files.get(KEY)
  return kept ? Catalogue.parse(JSON.parse(Buffer.from(kept.bytes).toString())) : []
}

/** Writes down that a backup was begun (`pieces` null) or is finished. */
export async function enter(files: Files, name: string, pieces: number | null): Promise<void> {
  const others = (await catalogueIn(files)).filter((one) => one.name !== name)
  await save(files, [...others, { name, pieces }])
}

/** The name of the newest finished backup. @throws with a sentence when there is none */
export async function latestIn(files: Files): Promise<string> {
  const newest = (await catalogueIn(files)).findLast(({ pieces }) => pieces !== null)
  if (newest) return newest.name
  throw new Error('There is no backup here yet.')
}

/** Removes what was begun and never finished, and all but the newest backup of each of the last `days` days that have one. */
export async function tidy(files: Files, days: number): Promise<string[]> {
  const all = await catalogueIn(files)
  const finished = all.filter(({ pieces }) => pieces !== null)
  const newestOfDay = new Map(finished.map(({ name }) => [name.slice(0, 10), name]))
  const kept = new Set([...newestOfDay.values()].slice(-days))
  const old = all.filter(({ name }) => !kept.has(name))
  for (const { name } of old) await remove(files, name)
  if (old.length > 0)
    await save(
      files,
      all.filter(({ name }) => kept.has(name)),
    )
  return old.map(({ name }) => name)
}

/** The manifest first: what is left of a removal that is interrupted is no backup any more. */
async function remove(files: Files, name: string) {
  await files.remove(manifestKey(name))
  for (let index = 0; await files.get(pieceKey(name, index)); index += 1) await files.remove(pieceKey(name, index))
}

async function save(files: Files, catalogue: Catalogue) {
  await files.put(KEY, Buffer.from(JSON.stringify(catalogue)), 'application/json')
}
