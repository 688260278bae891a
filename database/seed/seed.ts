import type { Db } from '#platform/database/db.ts'
import { seedPeople } from './people.ts'
import { seedPets } from './pets.ts'

/** Fills an empty register with the seven people and their pets, in one transaction. Development only. */
export async function seedIfEmpty(db: Db, now: Date): Promise<void> {
  const somebody = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (somebody) return
  await db.transaction().execute(async (trx) => {
    const people = await seedPeople(trx, now)
    await seedPets(trx, now, people)
  })
}
