import type * as z from 'zod'
import { articles } from './articles/all.ts'
import type { Article } from './articles/article.ts'
import { minutesToRead } from './blocks.ts'
import type { ArticleCard } from './shapes.ts'

const RELATED = 3

export const cardOf = (article: Article): z.output<typeof ArticleCard> => {
  const { slug, title, summary, topic, picture, publishedOn } = article
  return { slug, title, summary, topic, picture, publishedOn, minutes: minutesToRead(article) }
}

/** What to read next: the same topic first, then the newest. */
export function relatedTo(article: Article): Article[] {
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const same = others.filter(({ topic }) => topic === article.topic)
  return [...same, ...others.filter((other) => !same.includes(other))].slice(0, RELATED)
}
