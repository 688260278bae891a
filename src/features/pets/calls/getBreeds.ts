import { searchBreeds } from '#knowledge/animals/breeds/search.ts'
import { answer } from '#platform/server/answer.ts'
import { getBreeds } from '../contract.ts'

export default answer(getBreeds, async ({ input }) => {
  const hits = searchBreeds(input.species, input.query)
  return { items: hits.map(({ breed: { id, name, group, also }, knownAs }) => ({ id, name, group, also: [...also], matched: knownAs })) }
})
