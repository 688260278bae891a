import { petsWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'

/** Animals that an organisation keeps and has in, held until the transaction ends; null where one of them isn’t. */
export async function animalsInCare(db: Db, organisationId: string, petIds: readonly string[]) {
  const wanted = [...new Set(petIds)]
  const pets = await petsWithChip(db)
    .innerJoin('intake', 'intake.petId', 'pet.id')
    .select(['intake.id as intakeId', 'intake.cameOn'])
    .where('pet.id', 'in', wanted)
    .where('pet.keeperId', '=', organisationId)
    .where('pet.status', '<>', 'deceased')
    .where('intake.organisationId', '=', organisationId)
    .where('intake.leftAt', 'is', null)
    .orderBy('pet.id')
    .forUpdate('pet')
    .execute()
  return pets.length === wanted.length ? pets : null
}
