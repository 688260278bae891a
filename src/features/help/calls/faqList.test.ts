import { matchPath } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '#features/news/articles/all.ts'
import { TRIAL_DAYS } from '#features/tagPlus/plans.ts'
import { pages } from '#src/routes.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const found = async (query: string) => (await register.stranger.faqList({ query, pageSize: 100 })).data.items.map(({ asked }) => asked)

test('there are at least forty answers, each with an anchor of its own', async () => {
  const { data } = await register.stranger.faqList({ pageSize: 100 })
  expect(data.total).toBeGreaterThanOrEqual(40)
  expect(new Set(data.items.map(({ anchor }) => anchor)).size).toBe(data.total)
  for (const { category, answers } of data.categories) expect([category, answers > 0]).toEqual([category, true])
})

test.each([
  ['how much does it cost', 'What does it cost to register a pet?'],
  ['changed my phone', 'I’ve moved house or changed my number. How do I update it?'],
  ['2fa', 'Can I protect my account with a second step?'],
  ['cookies', 'Which cookies do you use?'],
  ['dead pet', 'My pet has died. What should I do?'],
  ['forgot password', 'I’ve forgotten my password'],
  ['refund', 'Can I cancel a plan I’ve bought?'],
])('“%s” finds “%s” among the first', async (query, asked) => {
  expect((await found(query)).slice(0, 3)).toContain(asked)
})

test('what no answer holds finds nothing, and no words find everything', async () => {
  expect(await found('xylophone')).toEqual([])
  expect((await found('')).length).toBeGreaterThanOrEqual(40)
  expect((await found('what is the')).length).toBeGreaterThan(0)
})

test('answers can be narrowed to a category, sorted and paged', async () => {
  const { data } = await register.stranger.faqList({ category: 'tags', sort: 'asked', pageSize: 2 })
  expect(data.items).toHaveLength(2)
  expect(data.items.every(({ category }) => category === 'tags')).toBe(true)
  const asked = data.items.map((item) => item.asked)
  expect(asked).toEqual(asked.toSorted((one, other) => one.localeCompare(other, 'en-GB')))
  expect(data.total).toBeGreaterThan(2)
})

test('every link in an answer leads to a page that is there', async () => {
  const { data } = await register.stranger.faqList({ pageSize: 100 })
  const links = data.items
    .flatMap(({ answer }) => answer.flat())
    .flatMap(({ link }) => (link?.startsWith('/') ? [link.replace(/[?#].*/, '')] : []))
  const slug = (link: string) => /^\/news\/([\w-]+)$/.exec(link)?.[1]
  const broken = links.filter(
    (link) => !pages.some(({ path }) => matchPath(path, link)) || (slug(link) && !articles.some((one) => one.slug === slug(link))),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(broken).toEqual([])
})

test('what an answer says of the trial of TailTag Plus is so', async () => {
  const { data } = await register.stranger.faqList({ query: 'pay every month TailTag' })
  expect(JSON.stringify(data.items[0])).toContain(`the first ${TRIAL_DAYS} days of it cost nothing`)
})
