import { searchBreeds } from '#knowledge/animals/breeds/search.ts'
import { answer } from '#platform/server/answer.ts'
import { getBreeds } from '../contract.ts'

export default answer(getBreeds, async ({ input }) => {
  const { species, query, page, pageSize, sort } = input
  const hits = BY[sort](searchBreeds(species, query))
  const items = hits.slice((page - 1) * pageSize, page * pageSize).map(({ breed: { id, name, group, also }, knownAs }) => ({
    id,
    name,
    group,
    also: [...also],
    matched: knownAs,
  }))
  return { items, total: hits.length, page, pageSize }
})

type Hits = ReturnType<typeof searchBreeds>

const byName = (hits: Hits) => hits.toSorted((one, other) => one.breed.name.localeCompare(other.breed.name))

const BY = { match: (hits: Hits) => hits, name: byName, '-name': (hits: Hits) => byName(hits).toReversed() }
