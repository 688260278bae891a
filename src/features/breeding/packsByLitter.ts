import { LICENCE_NEEDED } from '#features/offers/lifecycle.ts'
import { lookingForHomes, sortedForPacks } from '#features/offers/queries/leftout.ts'
import { lacksLicence } from '#features/offers/queries/licences.ts'
import { petsWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import type { Person } from '#platform/law/policy.ts'

interface Asking {
  db: Db
  who: Person
  now: Date
}

/** Whether the packs of each of these litters can be printed now, and which of its animals they leave out. */
export async function packsByLitter({ db, who, now }: Asking, litterIds: readonly string[]) {
  const pets =
    litterIds.length === 0
      ? []
      : await petsWithChip(db)
          .where('pet.id', 'in', lookingForHomes(db, who.id).where('pet.litterId', 'in', litterIds))
          .execute()
  const unlicensed = await lacksLicence(db, who.id, now)
  return ({ id, species }: { id: string; species: string }) => {
    const { ready, leftOut } = sortedForPacks(
      who,
      pets.filter(({ litterId }) => litterId === id),
      now,
    )
    const licence: true | Because = species === 'dog' && unlicensed ? LICENCE_NEEDED : true
    return { leftOut, canPrint: ready.length > 0 ? licence : because(null, leftOut[0]?.words ?? NONE) }
  }
}

const NONE = 'You don’t have any animals from this litter to find homes for'
