import { councilOf } from './councils.ts'
import { britishPlaces, nearest, nearestTown, plain, townNamed } from './geonames.ts'
import type { Found, Postcodes } from './postcodes.ts'
import { type Read, readPostcode, townOf } from './read.ts'

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
  const council = councilOf(read.area, town)
  return { postcode: read.postcode, approximate: true, lat, lng, place, nation: read.nation, council, addresses: [] }
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
