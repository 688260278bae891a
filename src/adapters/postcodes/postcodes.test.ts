import { describe, expect, test } from 'vitest'
import { fakeVendor, json, type Reply } from '#adapters/http/fake.ts'
import { metresBetween } from '#knowledge/places/grid.ts'
import { httpPostcodes } from './http.ts'
import { placePostcodes } from './places.ts'
import type { Nation, Postcodes } from './postcodes.ts'

const palace = {
  latitude: 51.50101,
  longitude: -0.14159,
  addresses: [
    {
      line_1: 'Buckingham Palace',
      line_2: ' ',
      line_3: '',
      line_4: '',
      locality: '',
      town_or_city: 'London',
      county: '',
      country: 'England',
    },
    { line_1: 'Flat 1', line_2: 'The Mews', line_3: 'Palace Road', town_or_city: 'London', county: 'Greater London', country: 'England' },
  ],
}

describe.each<[string, () => Promise<Postcodes>]>([
  ['a keyed service', async () => (await service()).postcodes],
  ['embedded data', async () => placePostcodes()],
])('a postcode by %s', (_, source) => {
  test.each(['SW1A 1AA', 'sw1a1aa', '  Sw1A   1aa ', 'SWIA IAA'])('is found as people type it: %j', async (typed) => {
    expect(await (await source()).find(typed)).toMatchObject({
      postcode: 'SW1A 1AA',
      nation: 'England',
      place: expect.stringContaining('London'),
    })
  })

  test('lies where it is', async () => {
    const found = await (await source()).find('SW1A 1AA')
    expect(found && metresBetween(found, { lat: 51.501, lng: -0.1416 })).toBeLessThan(2000)
  })

  test.each(['', 'London', '12345', 'SW1A', 'ZZ1 1AA', 'BX1 1LT', 'SW1A 1AA; drop', `SW1A${' '.repeat(100_000)}1AA`])(
    '%j is no postcode',
    async (typed) => {
      expect(await (await source()).find(typed)).toBeNull()
    },
  )
})

describe('embedded data', () => {
  test.each<[string, Nation, string]>([
    ['AB35 5TB', 'Scotland', 'Ballater'],
    ['BT48 6HQ', 'Northern Ireland', 'Derry'],
    ['CF10 1EP', 'Wales', 'Cardiff'],
    ['CH1 2HJ', 'England', 'Chester'],
    ['CH4 0DR', 'Wales', 'Chester'],
    ['CH5 3QW', 'Wales', 'Deeside'],
    ['CH41 5AR', 'England', 'Birkenhead'],
    ['DG16 5EA', 'Scotland', 'Gretna'],
    ['CA3 8JH', 'England', 'Carlisle'],
    ['HR3 5DJ', 'Wales', 'Hereford'],
    ['LD7 1AA', 'Wales', 'Knighton'],
    ['LL57 2DG', 'Wales', 'Bangor'],
    ['NP16 5EY', 'Wales', 'Chepstow'],
    ['NP16 7HH', 'England', 'Chepstow'],
    ['SY1 1HQ', 'England', 'Shrewsbury'],
    ['SY23 3BZ', 'Wales', 'Aberystwyth'],
    ['TD15 1BN', 'England', 'Berwick-upon-Tweed'],
    ['TD1 1QT', 'Scotland', 'Galashiels'],
    ['IM1 2PX', 'other', 'Douglas'],
    ['JE2 3QG', 'other', 'St Helier'],
    ['GY1 2PF', 'other', 'Guernsey'],
    ['SW19 5AE', 'England', 'Wimbledon, London'],
    ['EC1A 1BB', 'England', 'Clerkenwell, London'],
  ])('puts %s in %s, at %s', async (postcode, nation, place) => {
    expect(await placePostcodes().find(postcode)).toMatchObject({ postcode, nation, place, approximate: true, addresses: [] })
  })

  test.each<[string, number, number]>([
    ['PH33 6AN', 56.82, -5.11],
    ['TR21 0LW', 49.91, -6.31],
    ['ZE1 0AA', 60.15, -1.14],
    ['BT74 7BT', 54.34, -7.64],
    ['NR30 2AX', 52.61, 1.73],
    ['PO30 1UD', 50.7, -1.29],
    ['NP20 4UR', 51.59, -3.0],
    ['TF10 7AR', 52.77, -2.38],
  ])('puts %s within 10 km of %d, %d', async (postcode, lat, lng) => {
    const found = await placePostcodes().find(postcode)
    expect(found && metresBetween(found, { lat, lng })).toBeLessThan(10_000)
  })
})

describe('a keyed service', () => {
  test('gives the addresses, exactly where they are', async () => {
    const { postcodes } = await service()
    expect(await postcodes.find('SW1A 1AA')).toEqual({
      postcode: 'SW1A 1AA',
      approximate: false,
      council: 'Westminster City Council',
      lat: 51.50101,
      lng: -0.14159,
      place: 'London',
      nation: 'England',
      addresses: [
        { line1: 'Buckingham Palace', line2: '', town: 'London', county: '', postcode: 'SW1A 1AA' },
        { line1: 'Flat 1', line2: 'The Mews, Palace Road', town: 'London', county: 'Greater London', postcode: 'SW1A 1AA' },
      ],
    })
  })

  test('is asked once, with the postcode and the key in their places', async () => {
    const { postcodes, asked } = await service()
    await postcodes.find('sw1a1aa')
    await postcodes.find('nonsense')
    expect(asked.map(({ path }) => path)).toEqual(['/find/SW1A%201AA?key=a%26b'])
  })

  test('knows no postcode that it answers 404 to', async () => {
    const { postcodes } = await service({ status: 404 })
    expect(await postcodes.find('SW1A 9ZZ')).toBeNull()
  })

  test('leaves the nation to the postcode when an address has none', async () => {
    const { postcodes } = await service(json({ latitude: 52.41, longitude: -4.08, addresses: [] }))
    expect(await postcodes.find('SY23 3BZ')).toMatchObject({ nation: 'Wales', place: 'Shrewsbury', addresses: [] })
  })

  test.each<[string, Reply, string]>([
    ['a used-up key', { status: 429 }, '429'],
    ['an outage', { status: 503 }, '503'],
    ['rubbish', { body: '<html>' }, 'not understood'],
    ['a place in another country', json({ ...palace, latitude: 40.7, longitude: -74 }), 'not understood'],
    ['silence', 'never', 'timeout'],
  ])('that meets %s is an error, not an unknown postcode', async (_, reply, status) => {
    const { postcodes } = await service(reply)
    await expect(postcodes.find('SW1A 1AA')).rejects.toThrow(`No usable answer: ${status}`)
  })
})

async function service(reply: Reply = json(palace)) {
  const { url, asked } = await fakeVendor(() => reply)
  const timeoutMs = reply === 'never' ? 30 : 5000
  return { asked, postcodes: httpPostcodes({ url: `${url}/find/{postcode}?key={key}`, key: 'a&b', timeoutMs }) }
}
