import { expect, test } from 'vitest'
import { AREAS } from './areas.ts'
import { britishPlaces, nearest, plain } from './geonames.ts'
import { readPostcode } from './read.ts'

const areas = [...AREAS.values()]
const entries = areas.flatMap(({ area, districts }) => districts.split(', ').map((entry) => townIn(area, entry)))

test('every postcode area has its towns', () => {
  expect(areas.filter(({ districts }) => districts === '')).toEqual([])
  expect(areas).toHaveLength(124)
})

test('no district belongs to two towns', () => {
  const districts = entries.flatMap(({ area, numbers }) => numbers.map((number) => area + number))
  expect(districts.filter((district, at) => districts.indexOf(district) !== at)).toEqual([])
})

test('every town is on the map', () => {
  expect(entries.filter(({ village, place }) => !village && !place)).toEqual([])
})

test('every town that GeoNames knows lies in the nation that its postcode says', () => {
  const elsewhere = entries.filter(({ village, place, nation }) => !village && place?.nation !== nation)
  expect(elsewhere.map(({ area, town, nation }) => `${area} ${town} ${nation}`)).toEqual([])
})

test('a town of the same name at the other end of the country is not taken for it', () => {
  const newports = britishPlaces().get('newport') ?? []
  expect(nearest(newports, { lat: 51.6, lng: -3 })).toMatchObject({ nation: 'Wales' })
  expect(nearest(newports, { lat: 57.5, lng: -4.2 })).toBeNull()
})

test('every village is a town of its area, once', () => {
  const villages = areas
    .filter(({ villages }) => villages !== '')
    .flatMap(({ area, villages }) => villages.split(', ').map((entry) => `${area} ${entry.replace(/( -?\d+\.\d+){2}$/, '')}`))
  const towns = new Set(entries.map(({ area, town }) => `${area} ${town}`))
  expect(villages.filter((village) => !towns.has(village) && village !== 'JE Jersey')).toEqual([])
  expect(new Set(villages).size).toBe(villages.length)
})

function townIn(area: string, entry: string) {
  const [, town = '', districts = ''] = /^(.+?) ([\d -]+)$/.exec(entry) ?? []
  const numbers = districts.split(' ').flatMap(between)
  const read = readPostcode(`${area}${numbers[0]} 1AA`)
  const village = AREAS.get(area)?.villages.includes(`${town} `) ?? false
  const place = read && nearest(britishPlaces().get(plain(town)) ?? [], read.home)
  return { area, town, numbers, village, place, nation: read?.nation }
}

function between(range: string) {
  const [first = NaN, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}
