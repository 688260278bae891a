import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import { articles } from './articles/all.ts'

/** What is shown at this moment, the newest first. */
export const bannersNow = (db: Db, now: Date, audiences: readonly string[]) =>
  db
    .selectFrom('banner')
    .selectAll()
    .where('shownFrom', '<=', now)
    .where('shownUntil', '>', now)
    .where('audience', 'in', audiences)
    .orderBy('createdAt', 'desc')
    .limit(5)
    .execute()

/** What is shown now or will be, in the order in which it begins. */
export const bannersToCome = (db: Db, now: Date) =>
  db.selectFrom('banner').selectAll().where('shownUntil', '>', now).orderBy('shownFrom').limit(100).execute()

/** The articles, for search engines. */
export const articlePages = async () =>
  articles.map(({ slug, publishedOn }) => ({ path: paths.article(slug), changedAt: new Date(publishedOn) }))

/** The title and the picture of an article; null where there is none. */
export function articleHead(slug: string) {
  const { title, picture } = articles.find((article) => article.slug === slug) ?? {}
  return title === undefined || picture === undefined ? null : { title, picture }
}
