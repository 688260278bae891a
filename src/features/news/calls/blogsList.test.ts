import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('anyone can read the list of articles, the newest first, and page through it', async () => {
  const { data } = await register.stranger.blogsList({ pageSize: 4 })
  expect(data.total).toBeGreaterThanOrEqual(8)
  expect(data.items).toHaveLength(4)
  const days = data.items.map(({ publishedOn }) => publishedOn)
  expect(days).toEqual(days.toSorted().reverse())
  const { data: next } = await register.stranger.blogsList({ pageSize: 4, page: 2 })
  const slugs = [...data.items, ...next.items].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('a topic has as many articles as the list says', async () => {
  const { data } = await register.stranger.blogsList({})
  for (const { topic, articles } of data.topics) {
    const { data: about } = await register.stranger.blogsList({ topic })
    expect([topic, about.total]).toEqual([topic, articles])
    expect(about.items.every((item) => item.topic === topic)).toBe(true)
  }
})

test.each(['publishedOn', 'title'] as const)('articles can be sorted by %s', async (sort) => {
  const { data } = await register.stranger.blogsList({ sort, pageSize: 100 })
  const keys = data.items.map((item) => item[sort])
  expect(keys).toEqual(keys.toSorted((one, other) => one.localeCompare(other, 'en-GB')))
})
