import * as z from 'zod'
import { askJson, NoAnswer } from '#adapters/http/http.ts'
import { councilOf } from './councils.ts'
import { nearestTown, townNamed } from './geonames.ts'
import type { Address, Nation, Postcodes } from './postcodes.ts'
import { readPostcode, townOf } from './read.ts'

interface Config {
  /** Where to ask, with `{postcode}` and `{key}` in their places: `https://addresses.example.org/find/{postcode}?expand=true&api-key={key}`. */
  url: string
  key: string
  timeoutMs?: number
}

/**
 * Addresses by a keyed UK service that speaks the getAddress form, with expanded addresses:
 * `{latitude, longitude, addresses: [{line_1, line_2, line_3, line_4, locality, town_or_city, county, country}]}`. 404 means that there is no
 * such postcode; any other failure rejects with a NoAnswer. What cannot be a postcode is not asked for.
 */
export function httpPostcodes({ url, key, timeoutMs = 5_000 }: Config): Postcodes {
  return {
    async find(text) {
      const read = readPostcode(text)
      if (!read) return null

      const { postcode, home } = read
      const asked = url.replace('{postcode}', encodeURIComponent(postcode)).replace('{key}', encodeURIComponent(key))
      const answer = await askJson(Answer, asked, { signal: AbortSignal.timeout(timeoutMs) }).catch(nobodyThere)
      if (!answer) return null

      const { latitude: lat, longitude: lng, addresses } = answer
      const place = addresses[0]?.town_or_city || home.town
      const nation = nationOf(addresses[0]?.country) ?? read.nation
      const council = councilOf(read.area, townOf(read))
      const found = addresses.map((one) => address(one, postcode))
      return { postcode, approximate: false, lat, lng, place, nation, council, addresses: found }
    },
    // The service knows postcodes only: towns are those of GeoNames.
    near: async (point) => nearestTown(point),
    named: async (name) => townNamed(name),
  }
}

const Part = z.string().trim().default('')
const Expanded = z.object({
  line_1: Part,
  line_2: Part,
  line_3: Part,
  line_4: Part,
  locality: Part,
  town_or_city: Part,
  county: Part,
  country: Part,
})
const Answer = z.object({ latitude: z.number().min(49).max(61), longitude: z.number().min(-9).max(2), addresses: z.array(Expanded) })

function nobodyThere(error: unknown): null {
  if (error instanceof NoAnswer && error.status === 404) return null
  throw error
}

function nationOf(country = ''): Nation | null {
  return z.enum(['England', 'Wales', 'Scotland', 'Northern Ireland']).safeParse(country).data ?? null
}

function address(found: z.infer<typeof Expanded>, postcode: string): Address {
  const rest = [found.line_2, found.line_3, found.line_4, found.locality].filter((line) => line !== '')
  return { line1: found.line_1, line2: [...new Set(rest)].join(', '), town: found.town_or_city, county: found.county, postcode }
}
