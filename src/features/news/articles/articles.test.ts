import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { pages } from '#src/routes.ts'
import { blocksOf, wordsIn } from '../blocks.ts'
import { articles } from './all.ts'

const linksIn = (slug: string) => {
  const article = articles.find((one) => one.slug === slug)
  return article ? [...JSON.stringify(blocksOf(article)).matchAll(/"link":"([^"]+)"/g)].map(([, link = '']) => link) : []
}

test('every article has an address of its own, and the newest is first', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  const days = articles.map(({ publishedOn }) => publishedOn)
  expect(days).toEqual(days.toSorted().reverse())
})

test.each(articles.map(({ slug }) => slug))('%s is long enough to help and short enough to read, and names what it rests on', (slug) => {
  const article = articles.find((one) => one.slug === slug)
  const words = article ? wordsIn(article) : 0
  expect(words).toBeGreaterThanOrEqual(300)
  expect(words).toBeLessThanOrEqual(700)
  expect(article?.sources.length).toBeGreaterThan(0)
})

test.each(articles.map(({ slug }) => slug))('the links of %s lead to pages that are there', (slug) => {
  const own = linksIn(slug).filter((link) => link.startsWith('/'))
  const article = (link: string) => /^\/news\/([\w-]+)$/.exec(link)?.[1]
  const broken = own
    .map((link) => link.replace(/[?#].*/, ''))
    .filter(
      (link) =>
        !pages.some(({ path }) => matchPath(path, link)) || (article(link) && !articles.some(({ slug: one }) => one === article(link))),
    )
  expect(broken).toEqual([])
})
