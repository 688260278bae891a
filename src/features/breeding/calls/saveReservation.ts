import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { saveReservation } from '../contract.ts'
import { unchipped } from '../newborn.ts'
import { noteOf } from '../reservations.ts'

export default answer(saveReservation, async ({ input, who, db, now, refuse }) => {
  const { animalId, name, email = null, mobile = null, depositPence, pricePence } = input
  const animal = await animalOf(db, who.id, animalId)
  if (!animal) throw refuse('noSuchAnimal')
  const before = await noteOf(db, who.id, animalId)
  if (name === '') {
    if (before) await db.deleteFrom('reservation').where('id', '=', before.id).execute()
    return null
  }
  const noted = { name, email, mobile, depositPence, pricePence, savedAt: now }
  if (before) await db.updateTable('reservation').set(noted).where('id', '=', before.id).execute()
  else
    await db
      .insertInto('reservation')
      .values({ id: newId(), breederId: who.id, ...animal, ...noted })
      .execute()
  return null
})

/** An animal that this breeder bred, held: by its record, or without a chip yet. */
async function animalOf(db: Db, breederId: string, id: string) {
  const pet = await db
    .selectFrom('pet')
    .select('id as petId')
    .where('id', '=', id)
    .where('breederId', '=', breederId)
    .forUpdate()
    .executeTakeFirst()
  if (pet) return pet
  return unchipped(db)
    .innerJoin('litter', 'litter.id', 'newborn.litterId')
    .select('newborn.id as newbornId')
    .where('newborn.id', '=', id)
    .where('litter.breederId', '=', breederId)
    .forUpdate('newborn')
    .executeTakeFirst()
}
