import { britishPlaces, nearest, nearestTown, plain, townNamed } from './geonames.ts'
import type { Found, Postcodes } from './postcodes.ts'
import { type Read, readPostcode } from './read.ts'

/**
 * The embedded sandbox: no network and no key. It knows where the post town of each district lies, so a place is right to a few miles, says
 * that it is approximate, and has no street addresses. Places by GeoNames (CC BY 4.0) where it has them. The first question takes about 0.2 s.
 */
export function placePostcodes(): Postcodes {
  return {
    async find(text) {
      const read = readPostcode(text)
      return read && roughly(read)
    },
    near: async (point) => nearestTown(point),
    named: async (name) => townNamed(name),
  }
}

function roughly(read: Read): Found {
  const town = townOf(read)
  const { lat, lng } = spotOf(town, read)
  const place = read.home.town === 'London' && town !== 'London' ? `${town}, London` : town
  return { postcode: read.postcode, approximate: true, lat, lng, place, nation: read.nation, addresses: [] }
}

/** The entry of `Banbury 15-17, Bampton 18` that names the district, or the town of the area. */
function townOf({ number, home }: Read) {
  for (const entry of home.districts.split(', ')) {
    const [, town, districts] = /^(.+?) ([\d -]+)$/.exec(entry) ?? []
    if (town && districts?.split(' ').some((range) => within(range, number))) return town
  }
  return home.town
}

function within(range: string, number: number) {
  const [first = '', last = first] = range.split('-')
  return Number(first) <= number && number <= Number(last)
}

function spotOf(town: string, { home }: Read) {
  return villageOf(town, home.villages) ?? nearest(britishPlaces().get(plain(town)) ?? [], home) ?? home
}

function villageOf(town: string, villages: string) {
  const entry = villages.split(', ').find((village) => village.startsWith(`${town} `))
  const [lat, lng] =
    entry
      ?.slice(town.length + 1)
      .split(' ')
      .map(Number) ?? []
  return lat !== undefined && lng !== undefined ? { lat, lng } : null
}
