import { describe, expect, test } from 'vitest'
import { fakeVendor, json, type Reply } from '#adapters/http/fake.ts'
import { metresBetween } from '#knowledge/places/grid.ts'
import type { Distance } from './distance.ts'
import { estimatedDistance } from './estimate.ts'
import { mapsDistance } from './maps.ts'

const cardiff = { lat: 51.48158, lng: -3.17909 }
const bristol = { lat: 51.45523, lng: -2.59665 }

describe.each<[string, () => Promise<Distance>]>([
  ['a maps service', async () => mapsAnswering(found(70_812.4))],
  ['the estimate', async () => estimatedDistance],
])('distance by %s', (_, distance) => {
  test('is given in whole metres, between the straight line and twice that', async () => {
    const { metres } = await (await distance()).driving(cardiff, bristol)
    expect(metres).toBe(Math.round(metres))
    expect(metres).toBeGreaterThan(metresBetween(cardiff, bristol))
    expect(metres).toBeLessThan(2 * metresBetween(cardiff, bristol))
  })
})

test('a straight line follows the curve of the Earth', () => {
  expect(metresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_195, -1)
  expect(metresBetween({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(Math.PI * 6_371_009, -1)
  expect(metresBetween(cardiff, cardiff)).toBe(0)
})

test('the estimate says that it is one, and the maps service does not', async () => {
  expect(await estimatedDistance.driving(cardiff, bristol)).toMatchObject({ estimated: true })
  expect(await (await mapsAnswering(found(70_812))).driving(cardiff, bristol)).toEqual({ metres: 70_812, estimated: false })
})

test('the maps service is asked for a drive in metres with the key', async () => {
  const vendor = await fakeVendor(() => found(1))
  await mapsDistance({ url: `${vendor.url}/json`, key: 'a&b' }).driving(cardiff, bristol)
  const asked = new URL(vendor.asked[0]?.path ?? '', vendor.url)
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    origins: '51.48158,-3.17909',
    destinations: '51.45523,-2.59665',
    mode: 'driving',
    units: 'metric',
    key: 'a&b',
  })
})

test.each<[string, Reply, string]>([
  ['an HTTP error', { status: 503 }, '503'],
  ['a question that was denied', json({ status: 'REQUEST_DENIED' }), 'REQUEST_DENIED'],
  ['an island without a ferry', json({ status: 'OK', rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] }), 'ZERO_RESULTS'],
  ['an answer without a route', json({ status: 'OK', rows: [] }), 'NO_ROUTE'],
  ['rubbish', { body: '<html>' }, 'not understood'],
  ['silence', 'never', 'timeout'],
])('%s is a failure that names its status', async (_, reply, status) => {
  const distance = await mapsAnswering(reply, reply === 'never' ? 30 : 5000)
  await expect(distance.driving(cardiff, bristol)).rejects.toThrow(new Error(`Failed to calculate distance: ${status}`))
})

async function mapsAnswering(reply: Reply, timeoutMs = 5000) {
  const vendor = await fakeVendor(() => reply)
  return mapsDistance({ url: vendor.url, key: 's3cret', timeoutMs })
}

function found(metres: number) {
  return json({ status: 'OK', rows: [{ elements: [{ status: 'OK', distance: { value: metres, text: '44 mi' } }] }] })
}
