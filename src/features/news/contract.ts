import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Nothing, pageOf, paging } from '#platform/contract/shapes.ts'
import { ArticleCard, Banner, Block } from './shapes.ts'
import { TOPICS } from './subjects.ts'

/** Articles change only with a release. */
const FIVE_MINUTES = 300

export const banners = call('banners', {
  method: 'GET',
  summary: 'The short messages that are shown now to everyone, and to people like you.',
  who: 'anyone',
  input: Nothing,
  output: z.object({ items: z.array(Banner) }),
  says: 'Banners',
  refuses: {},
  cacheFor: 60,
})

export const blogsList = call('blogsList', {
  method: 'GET',
  summary: 'Our articles, the newest first, all of them or those about one topic.',
  who: 'anyone',
  input: z.strictObject({ topic: z.enum(TOPICS).optional(), ...paging('-publishedOn', 'publishedOn', 'title') }),
  output: pageOf(ArticleCard).extend({ topics: z.array(z.object({ topic: z.enum(TOPICS), articles: z.int() })) }),
  says: 'Articles',
  refuses: {},
  cacheFor: FIVE_MINUTES,
})

export const blogDetail = call('blogDetail', {
  method: 'GET',
  summary: 'One article, with what it rests on and three more to read.',
  who: 'anyone',
  input: z.strictObject({ slug: z.string().min(1).max(100) }),
  output: ArticleCard.extend({
    blocks: z.array(Block),
    sources: z.array(z.object({ words: z.string(), link: z.string() })),
    related: z.array(ArticleCard),
  }),
  says: 'The article',
  refuses: { noSuchArticle: [404, 'We can’t find this article. It may have been moved or taken down.'] },
  cacheFor: FIVE_MINUTES,
})
