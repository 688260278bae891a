import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { encodingFor, keepPages } from './keptpages.ts'

const page = (html: string) => ({ html, scripts: ["'sha256-x'"] })

test('a page is drawn once for all who ask within its time, also when they ask together', async () => {
  let now = 0
  const draw = vi.fn(async (path: string) => page(`${path} at ${now}`))
  const kept = keepPages(draw, () => now)
  const [one, other] = await Promise.all([kept('/home'), kept('/home')])
  expect(other).toBe(one)
  now = 9_999
  expect((await kept('/home'))?.bodies.identity.toString()).toBe('/home at 0')
  now = 10_000
  expect((await kept('/home'))?.bodies.identity.toString()).toBe('/home at 10000')
  expect(draw).toHaveBeenCalledTimes(2)
})

test('each address has its own page', async () => {
  const kept = keepPages(async (path) => page(path))
  expect((await kept('/login'))?.bodies.identity.toString()).toBe('/login')
  expect((await kept('/register'))?.bodies.identity.toString()).toBe('/register')
})

test('a page that could not be drawn is drawn again for the next', async () => {
  const draw = vi.fn().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(page('here'))
  const kept = keepPages(draw)
  await expect(kept('/home')).rejects.toThrow('away')
  expect((await kept('/home'))?.bodies.identity.toString()).toBe('here')
})

test('the same page comes in three packings, and has one name', async () => {
  const kept = await keepPages(async () => page('<p>hello</p>'))('/home')
  expect(brotliDecompressSync(kept?.bodies.br ?? '').toString()).toBe('<p>hello</p>')
  expect(gunzipSync(kept?.bodies.gzip ?? '').toString()).toBe('<p>hello</p>')
  expect(kept?.etag).toMatch(/^W\/"[\w-]{22}"$/)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
