import { answer } from '#platform/server/answer.ts'
import { articles } from '../articles/all.ts'
import { blocksOf } from '../blocks.ts'
import { cardOf, relatedTo } from '../cards.ts'
import { blogDetail } from '../contract.ts'

export default answer(blogDetail, async ({ input: { slug }, refuse }) => {
  const article = articles.find((one) => one.slug === slug)
  if (!article) throw refuse('noSuchArticle')

  return { ...cardOf(article), blocks: blocksOf(article), sources: [...article.sources], related: relatedTo(article).map(cardOf) }
})
