import type { Db } from '#platform/database/db.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { offspringCards } from '../cards.ts'
import { ANIMALS_BY, chosenAnimals } from '../chosen.ts'
import { getBreederPets } from '../contract.ts'
import { countsByLitter } from '../queries.ts'
import type { LitterOfPage, OffspringState } from '../shapes.ts'

export default answer(getBreederPets, async ({ input, who, db, now }) => {
  const { rows: young, ...page } = await pageOfComputed(chosenAnimals(db, who.id, input), ANIMALS_BY, input)
  const litterIds = [...new Set(young.flatMap(({ litterId }) => litterId ?? []))]
  return { items: await offspringCards(db, young, who, now), litters: await littersOfPage(db, who.id, litterIds), ...page }
})

/** These litters in the order that they’re asked for, each counted whole: the page may hold only some of it. */
async function littersOfPage(db: Db, breederId: string, ids: readonly string[]): Promise<LitterOfPage[]> {
  if (ids.length === 0) return []
  const litters = await db.selectFrom('litter').select(['id', 'damName', 'bornOn']).where('id', 'in', ids).execute()
  const counts = await countsByLitter(db, breederId, ids)
  return litters
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((litter) => {
      const count = (state: OffspringState) => counts.get(litter.id)?.get(state) ?? 0
      const where = { withMe: count('withMe'), offered: count('offered'), kept: count('kept'), sold: count('sold'), died: count('died') }
      return { ...litter, ...where }
    })
}
