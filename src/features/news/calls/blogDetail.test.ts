import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('anyone can read an article, with its links, its sources and three more to read', async () => {
  const { status, data } = await register.stranger.blogDetail({ slug: 'cats-in-england' })
  expect(status).toBe(200)
  expect(data.blocks[0]).toMatchObject({
    kind: 'paragraph',
    spans: [{ link: null }, { link: expect.stringContaining('/uksi/2023/468') }, {}],
  })
  expect(data.sources.length).toBeGreaterThan(0)
  expect(data.related).toHaveLength(3)
  expect(data.related.map(({ slug }) => slug)).not.toContain('cats-in-england')
})

test('an article that isn’t there is refused', async () => {
  expect(await register.stranger.blogDetail({ slug: 'no-such-thing' })).toMatchObject({ status: 404, code: 'noSuchArticle' })
})

test('an answer that anyone may keep has a tag, and isn’t sent again while it’s the same', async () => {
  const ask = (headers: Record<string, string> = {}, slug = 'cats-in-england') =>
    register.app.inject({ method: 'GET', url: `/api/v1/user/blogDetail?slug=${slug}`, headers })
  const first = await ask()
  const { etag } = first.headers
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect(etag).toMatch(/^W\/"/)
  const again = await ask({ 'if-none-match': String(etag) })
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  expect((await ask({ 'if-none-match': String(etag) }, 'first-hour')).statusCode).toBe(200)
  const refused = await ask({}, 'no-such-thing')
  expect([refused.statusCode, refused.headers['etag']]).toEqual([404, undefined])
})
