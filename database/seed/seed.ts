import { seed } from '#features/accounts/points.ts'
import type { Db } from '#platform/database/db.ts'
import { extensionsOf } from '#platform/extension.ts'
import { findFeatures } from '#platform/server/find.ts'
import { FLOORS } from '#src/features.ts'
import { PEOPLE, seedPeople } from './people.ts'
import { STAFF, seedStaff } from './staff.ts'

/** Fills an empty register with the seven people and one of Staff, and what each feature has for them, in one transaction. Development only. */
export async function seedIfEmpty(db: Db, now: Date): Promise<void> {
  const somebody = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (somebody) return
  const extensions = extensionsOf(await findFeatures(FLOORS.flat()))
  await db.transaction().execute(async (trx) => {
    const people = await seedPeople(trx, now)
    for (const addTheirs of extensions(seed)) await addTheirs({ db: trx, now, people, extensions })
    await seedStaff(trx, now)
  })
}

/** The passwords of the demo people are public. Throws when a register that is to go live has them. */
export async function refuseDemoPeople(db: Db): Promise<void> {
  const emails = [STAFF, ...Object.values(PEOPLE)].map(({ email }) => email)
  const somebody = await db.selectFrom('account').select('id').where('email', 'in', emails).limit(1).executeTakeFirst()
  if (somebody) throw new Error('This database holds the demo people, whose password is public. Start production on an empty database.')
}
