import { expect, test } from 'vitest'
import { AREAS } from './areas.ts'
import { COUNCILS, councilOf } from './councils.ts'
import { placePostcodes } from './places.ts'

const rowsOf = (area: string) => COUNCILS.filter((row) => row.area === area)
const areas = [...AREAS.values()].filter(({ nation }) => nation !== 'other')

test.each(areas)('every town of $area that a council is said of is a post town there, once', ({ area, town, districts }) => {
  const known = new Set([town, ...districts.split(', ').map((entry) => entry.replace(/ [\d -]+$/, ''))])
  const listed = rowsOf(area).flatMap(({ towns }) => towns)
  expect(listed.filter((one, at) => !known.has(one) || listed.indexOf(one) !== at)).toEqual([])
})

/** What is no town: the name of all of London, and of a county that the post office dropped. */
const NO_TOWN = new Set(['London', 'Cleveland'])

test.each(areas)('every post town of $area has a council', ({ area, districts }) => {
  const towns = districts.split(', ').map((entry) => entry.replace(/ [\d -]+$/, ''))
  expect(towns.filter((town) => !NO_TOWN.has(town) && councilOf(area, town) === null)).toEqual([])
})

test.each([
  ['OX16 5AA', 'Cherwell District Council'],
  ['FK8 1EG', 'Stirling Council'],
  ['NP20 1AA', 'Newport City Council'],
  ['PO30 1AA', 'Isle of Wight Council'],
  ['SE10 9NN', 'Royal Borough of Greenwich'],
  ['BT48 6HQ', 'Derry City and Strabane District Council'],
])('%s lies in %s', async (postcode, council) => {
  expect(await placePostcodes().find(postcode)).toMatchObject({ council })
})

test('the Isle of Man has no council of this list', async () => {
  expect(await placePostcodes().find('IM1 1AA')).toMatchObject({ nation: 'other', council: null })
})
