import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '#features/news/articles/all.ts'
import { setFlag } from '#features/staff/contract.ts'
import { pages } from '#src/routes.ts'
import { bookableImplanter } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { SOCIAL, socialWords } from './findable/words.ts'

let register: TestRegister
let implanterId: string
beforeAll(async () => {
  register = await testRegister()
  await onSale(register, { name: 'Bowl' })
  const bryony = await register.as('bryony')
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  implanterId = (await bookableImplanter(register)).id
})
afterAll(() => register.close())

const run = deskOf(() => register)
const addresses = async (): Promise<string[]> => {
  const { body } = await register.app.inject('/sitemap.xml')
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

test('the list of pages has what anyone may open and nothing that belongs to somebody', async () => {
  const all = await addresses()
  for (const path of ['/home', '/lost-found', '/pricing-plans', '/products', '/home1'])
    expect(all).toContain(`http://localhost:3000${path}`)
  expect(all.some((address) => /\/products\/(?!tail-tag)./.test(address))).toBe(true)
  expect(all.filter((address) => /dashboard|login|cart|:/.test(address.replace('http://localhost:3000', '')))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test('the list of pages has every article with its day, and the breeders and implanters that can be found', async () => {
  const all = await addresses()
  for (const { slug } of articles) expect(all).toContain(`http://localhost:3000/news/${slug}`)
  expect(all).toContain(`http://localhost:3000/implanters/${implanterId}`)
  const { items } = (await register.stranger.searchBreeders({})).data
  expect(items.map(({ name }) => name)).toEqual(['Hollow Farm'])
  for (const { id } of items) expect(all).toContain(`http://localhost:3000/breeders/${id}`)
  const { body } = await register.app.inject('/sitemap.xml')
  expect(body).toContain('/news/chip-scams</loc><lastmod>2026-11-12')
})

test('robots are told where the list is, and to leave alone what belongs to somebody', async () => {
  const { body, headers } = await register.app.inject('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  const mine = pages.filter(({ guard, path }) => guard === 'token' && /dashboard/.test(path))
  expect(mine.filter(({ path }) => !closed.some((prefix) => path.startsWith(prefix)))).toEqual([])
  const open = (await addresses()).map((address) => address.replace('http://localhost:3000', ''))
  expect(open.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([])
})

test('a page has a picture of its own words, 1200 by 630, and a page without words has none', async () => {
  for (const path of ['/home', '/products/tail-tag', '/news/chip-scams']) {
    const { statusCode, headers, rawPayload } = await register.app.inject(`/pictures/pages${path}.jpg`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(sizeOfJpeg(rawPayload)).toEqual([1200, 630])
  }
  expect((await register.app.inject('/pictures/pages/no-such-page.jpg')).statusCode).toBe(404)
})

/** In the frame header (SOF0 to SOF2). */
function sizeOfJpeg(bytes: Buffer): number[] {
  let at = 2
  while (bytes[at] === 0xff && !((bytes[at + 1] ?? 0) >= 0xc0 && (bytes[at + 1] ?? 0) <= 0xc2)) at += 2 + bytes.readUInt16BE(at + 2)
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}

test('every page for everyone and every article has a picture of its own words', async () => {
  const open = (await addresses()).map((address) => address.replace('http://localhost:3000', ''))
  const without = open.filter((path) => !/^\/(products|breeders|implanters|lost-found)\/./.test(path) && !socialWords(path))
  expect(without).toEqual([])
  expect(socialWords('/news/no-such-article')).toBeUndefined()
  expect(socialWords('/news/constructor')).toBeUndefined()
})

test('every word fits its picture', () => {
  for (const [path, { title, line }] of Object.entries(SOCIAL)) {
    expect(title.length, path).toBeLessThanOrEqual(40)
    expect(line.length, path).toBeLessThanOrEqual(64)
  }
})

test('what is switched off is in no list', async () => {
  await run(setFlag, { code: 'shop', state: 'off' })
  const now = performance.now()
  await expect
    .poll(async () => (await addresses()).some((address) => /\/products(?!\/tail-tag)/.test(address)), { timeout: 5000 })
    .toBe(false)
  expect(performance.now() - now).toBeLessThan(5000)
})
