import { awayToday } from '#features/accounts/queries/timeaway.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { breedById } from '#knowledge/animals/breeds/list.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { searchBreeders } from '../contract.ts'
import { breedersFound, littersOf } from '../found.ts'
import { kilometres } from '../place.ts'

export default handlerWithPreflight(
  searchBreeders,
  // Where nobody can be asked for the place, the breeders are found without distances.
  async ({ input, services }) => (input.near ? await services.postcodes.find(input.near).catch(() => undefined) : undefined),
  async ({ input, db, now, refuse }, near) => {
    if (near === null) throw refuse('noSuchPlace', { field: 'near' })
    const { page, pageSize, sort, km, species, breedId } = input
    const breeders = await breedersFound(db, input, now)
    const sorted = breeders
      .map((breeder) => ({ ...breeder, distanceKm: near && breeder.place ? kilometres(near, breeder.place) : null }))
      .filter(({ distanceKm }) => km === undefined || !near || (distanceKm !== null && distanceKm <= km))
      .toSorted(BY[sort])
    const shown = sorted.slice((page - 1) * pageSize, page * pageSize)

    const ids = shown.map(({ accountId }) => accountId)
    const litters = await littersOf(db, ids, now)
    const away = await awayToday(db, ids, now)
    const items = shown.map(({ accountId, place: _, ...breeder }) => {
      const theirs = litters.filter(({ breederId }) => breederId === accountId)
      return { ...breeder, breeds: [...new Set(theirs.map(breedOf))], away: away.get(accountId) ?? null }
    })
    const breed = (species && breedId && breedById(species, breedId)?.name) || null
    return { items, total: sorted.length, page, pageSize, breed }
  },
)

interface Found {
  name: string
  distanceKm: number | null
}

/** They come by name: what is alike stays so. */
const BY = {
  distance: (one: Found, other: Found) => far(one) - far(other),
  name: () => 0,
  '-name': (one: Found, other: Found) => other.name.localeCompare(one.name),
}

/** Those whose distance is not known stand last. */
const far = ({ distanceKm }: Found) => distanceKm ?? Number.MAX_SAFE_INTEGER
