import { anchorOf, spansIn } from '#features/news/kit/spans.ts'
import { keysOf } from '#platform/keysof.ts'
import { answer } from '#platform/server/answer.ts'
import { faqList } from '../contract.ts'
import { QUESTIONS } from '../questions/all.ts'
import { type Found, searched } from '../search.ts'

const all: readonly Found[] = keysOf(QUESTIONS).flatMap((category) => QUESTIONS[category].map((question) => ({ ...question, category })))

export default answer(faqList, async ({ input: { query, category, sort, page, pageSize } }) => {
  const found = searched(all, query)
  const chosen = found.filter((question) => !category || question.category === category)
  const sorted = sort === 'asked' ? chosen.toSorted((one, other) => one.asked.localeCompare(other.asked, 'en-GB')) : chosen
  const from = (page - 1) * pageSize
  return {
    items: sorted.slice(from, from + pageSize).map(shown),
    total: sorted.length,
    page,
    pageSize,
    categories: keysOf(QUESTIONS).map((one) => ({ category: one, answers: found.filter((question) => question.category === one).length })),
  }
})

const shown = ({ category, asked, answer: said }: Found) => ({ anchor: anchorOf(asked), category, asked, answer: said.map(spansIn) })
