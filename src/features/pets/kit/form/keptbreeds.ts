import { SPECIES } from '#knowledge/animals/species.ts'
import { daysAfter, londonDate, systemClock } from '#platform/clock/clock.ts'
import { callServer } from '#platform/web/callserver.ts'
import { everyRow } from '#platform/web/everyrow.ts'
import { jsonIn, partOf, textIn } from '#platform/web/read.ts'
import { getBreeds } from '../../contract.ts'
import type { FoundBreed } from '../../parts/animal/breeds.ts'

type KeptBreed = Pick<FoundBreed, 'id' | 'name' | 'also'>

/** Under which name the list lies on this device: it says nothing of anybody. */
const KEY = 'homeward.breeds'

/** Days for which a kept list is good. */
const FRESH_DAYS = 7

/** Puts the list of breeds aside on this device, so that forms work without signal. What was kept before stands where it doesn't come. */
export async function keepBreeds(): Promise<void> {
  const at = textIn(jsonIn(localStorage.getItem(KEY)), 'at') ?? ''
  if (at > daysAfter(londonDate(systemClock.now()), -FRESH_DAYS)) return
  const kept: Record<string, KeptBreed[]> = {}
  for (const species of SPECIES) {
    const rows = await everyRow(async (page) => (await callServer(getBreeds, { species, sort: 'name', pageSize: 100, page })).data)
    kept[species] = rows.map(({ id, name, also }) => ({ id, name, also }))
  }
  localStorage.setItem(KEY, JSON.stringify({ ...kept, at: londonDate(systemClock.now()) }))
}

/** The kept breeds of a species that fit what was typed, best first; none where the list was never kept. */
export const keptBreedsLike = (species: string, query: string): FoundBreed[] =>
  breedsLike(keptIn(localStorage.getItem(KEY), species), query)

/** The breeds of a species in what was kept. */
export function keptIn(text: string | null, species: string): KeptBreed[] {
  const breeds = partOf(jsonIn(text), species)
  if (!Array.isArray(breeds)) return []
  return breeds.flatMap((breed: unknown) => {
    const [id, name, also] = [textIn(breed, 'id'), textIn(breed, 'name'), partOf(breed, 'also')]
    return id && name ? [{ id, name, also: Array.isArray(also) ? also.map(String) : [] }] : []
  })
}

/** Without our server only what is typed right is found: by the name, by a part of it, or by another name. */
export function breedsLike(breeds: readonly KeptBreed[], query: string): FoundBreed[] {
  const typed = query.trim().toLowerCase()
  return breeds
    .flatMap((breed) => {
      const fit = fitOf(breed, typed)
      return fit ? [{ ...fit, breed: { ...breed, group: '', matched: fit.matched } }] : []
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ breed }) => breed)
}

function fitOf({ name, also }: KeptBreed, typed: string): { rank: number; matched: string | null } | null {
  if (name.toLowerCase().startsWith(typed)) return { rank: 0, matched: null }
  if (name.toLowerCase().includes(typed)) return { rank: 1, matched: null }
  const other = also.find((word) => word.toLowerCase().startsWith(typed))
  return other ? { rank: 2, matched: other } : null
}
