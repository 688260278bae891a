import { answer } from '#platform/server/answer.ts'
import { articles } from '../articles/all.ts'
import type { Article } from '../articles/article.ts'
import { cardOf } from '../cards.ts'
import { blogsList } from '../contract.ts'
import { TOPICS } from '../subjects.ts'

export default answer(blogsList, async ({ input: { topic, sort, page, pageSize } }) => {
  const chosen = articles.filter((article) => !topic || article.topic === topic).toSorted(ORDERS[sort])
  const from = (page - 1) * pageSize
  return {
    items: chosen.slice(from, from + pageSize).map(cardOf),
    total: chosen.length,
    page,
    pageSize,
    topics: TOPICS.map((one) => ({ topic: one, articles: articles.filter((article) => article.topic === one).length })),
  }
})

type Order = (one: Article, other: Article) => number

const byTitle: Order = (one, other) => one.title.localeCompare(other.title, 'en-GB')
const byDay: Order = (one, other) => one.publishedOn.localeCompare(other.publishedOn) || byTitle(one, other)

const ORDERS: Record<'-publishedOn' | 'publishedOn' | 'title', Order> = {
  '-publishedOn': (one, other) => byDay(other, one),
  publishedOn: byDay,
  title: byTitle,
}
