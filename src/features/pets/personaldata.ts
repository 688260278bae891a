import type { ExpressionBuilder } from 'kysely'
import type { DB } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'

/** The animals that a person keeps, with their microchips. */
export const petData = {
  pets: async (db: Db, accountId: string) => {
    const pets = await db.selectFrom('pet').selectAll().where('keeperId', '=', accountId).orderBy('registeredAt').execute()
    return pets.map((pet) => withoutBreeder(pet, accountId))
  },
  certificates: (db: Db, accountId: string) =>
    db.selectFrom('certificate').select(['petId', 'code', 'madeAt']).where('petId', 'in', petsOf(db, accountId)).execute(),
  chips: (db: Db, accountId: string) => db.selectFrom('chip').selectAll().where('petId', 'in', petsOf(db, accountId)).execute(),
}

/** Who bred an animal is on its record by licence; the person's name and account are theirs. */
function withoutBreeder<Pet extends { breederId: string | null; breederName: string | null }>(pet: Pet, accountId: string) {
  return pet.breederId === accountId ? pet : { ...pet, breederId: null, breederName: null }
}

export const petsOf = (db: Db, accountId: string) => db.selectFrom('pet').select('id').where('keeperId', '=', accountId).$asScalar()

/** A keeper whose pets are on the register stays reachable for them, as the Microchipping Regulations ask. */
export const keepsPets = (account: ExpressionBuilder<DB, 'account'>) =>
  account.exists(account.selectFrom('pet').select('pet.id').whereRef('pet.keeperId', '=', 'account.id'))
