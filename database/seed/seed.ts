import type { Db } from '#platform/database/db.ts'
import { seedIntakes } from './intakes.ts'
import { seedLitter } from './litter.ts'
import { PEOPLE, seedPeople } from './people.ts'
import { seedPets } from './pets.ts'
import { STAFF, seedStaff } from './staff.ts'
import { seedStock } from './stock.ts'

/** Fills an empty register with the seven people and one of Staff, their pets, a litter, two animals in care and chips in stock, in one transaction. Development only. */
export async function seedIfEmpty(db: Db, now: Date): Promise<void> {
  const somebody = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (somebody) return
  await db.transaction().execute(async (trx) => {
    const people = await seedPeople(trx, now)
    await seedPets(trx, now, people)
    await seedLitter(trx, now, people.bryony)
    await seedIntakes(trx, now, people.wilma)
    await seedStock(trx, now, people.idris)
    await seedStaff(trx, now)
  })
}

/** The passwords of the demo people are public. Throws when a register that is to go live has them. */
export async function refuseDemoPeople(db: Db): Promise<void> {
  const emails = [STAFF, ...Object.values(PEOPLE)].map(({ email }) => email)
  const somebody = await db.selectFrom('account').select('id').where('email', 'in', emails).limit(1).executeTakeFirst()
  if (somebody) throw new Error('This database holds the demo people, whose password is public. Start production on an empty database.')
}
