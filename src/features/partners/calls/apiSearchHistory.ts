import { ResultClass } from '#features/lookup/shapes.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { answer } from '#platform/server/answer.ts'
import { apiSearchHistory } from '../contract.ts'
import { searchesOf } from '../queries.ts'

export default answer(apiSearchHistory, async ({ input, who, db }) => {
  const { rows, ...page } = await searchesOf(db, who.id, input)
  const items = rows.map(({ chipNumber, result, ...row }) => ({
    ...row,
    // What’s no number is shown as it was sent.
    chipShown: result === 'impossible' ? chipNumber : groupChipNumber(chipNumber),
    result: ResultClass.parse(result),
  }))
  return { items, ...page }
})
