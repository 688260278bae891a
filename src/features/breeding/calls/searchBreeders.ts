import { awayToday } from '#features/accounts/queries/timeaway.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { breedById } from '#knowledge/animals/breeds/list.ts'
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
    const ids = breeders.map(({ accountId }) => accountId)
    const litters = await littersOf(db, ids, now)
    const away = await awayToday(db, ids, now)
    const items = breeders.map(({ accountId, ...breeder }) => {
      const theirs = litters.filter(({ breederId }) => breederId === accountId)
      return { ...breeder, breeds: [...new Set(theirs.map(breedOf))], away: away.get(accountId) ?? null }
    })
    const { species, breedId } = input
    return { items, ...page, breed: (species && breedId && breedById(species, breedId)?.name) || null }
  },
)
