import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { searchBreeders } from '../contract.ts'
import { breedersFound, littersOf } from '../found.ts'

export default handlerWithPreflight(
  searchBreeders,
  // Where nobody can be asked for the place, the breeders are found without distances.
  async ({ input, services }) => (input.near ? await services.postcodes.find(input.near).catch(() => undefined) : undefined),
  async ({ input, db, now, refuse }, near) => {
    if (near === null) throw refuse('noSuchPlace', { field: 'near' })
    const { breeders, ...page } = await breedersFound(db, input, near, now)

    const litters = await littersOf(
      db,
      breeders.map(({ accountId }) => accountId),
      now,
    )
    const items = breeders.map(({ accountId, ...breeder }) => {
      const theirs = litters.filter(({ breederId }) => breederId === accountId)
      return { ...breeder, breeds: [...new Set(theirs.map(breedOf))] }
    })
    return { items, ...page }
  },
)
