import { fix, parse } from 'postcode'
import { AREAS, type Area } from './areas.ts'
import type { Nation } from './postcodes.ts'

/** A postcode taken apart: `SW1A 1AA` lies in the area `SW`, in its district number `1`. */
export interface Read {
  postcode: string
  area: string
  number: number
  nation: Nation
  home: Area
}

/** Districts and sectors on the other side of a border than most of their area. */
const ACROSS_THE_BORDER: Readonly<Record<string, Nation>> = {
  ...all('Wales', 'CH4 0, CH5, CH6, CH7, CH8, HR3 5, SY15, SY16, SY17, SY18, SY19, SY20, SY21, SY22, SY23, SY24, SY25'),
  ...all('England', 'NP16 7, TD15'),
}

/** Reads a postcode as people type it: any case and spacing, the letter O for zero. Null when there can be no such postcode. */
export function readPostcode(text: string): Read | null {
  if (text.length > 20) return null
  const { postcode, area, district, sector } = parse(fix(text))
  const home = AREAS.get(area ?? '')
  if (!area || !home) return null

  const nation = ACROSS_THE_BORDER[sector] ?? ACROSS_THE_BORDER[district] ?? home.nation
  return { postcode, area, number: Number(district.slice(area.length)), nation, home }
}

/** The entry of `Banbury 15-17, Bampton 18` that names the district, or the town of the area. */
export function townOf({ number, home }: Read): string {
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

function all(nation: Nation, codes: string) {
  return Object.fromEntries(codes.split(', ').map((code) => [code, nation]))
}
