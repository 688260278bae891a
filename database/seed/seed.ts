import { seed } from '#features/accounts/points.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { extensionsOf } from '#platform/extension.ts'
import { findFeatures } from '#platform/server/find.ts'
import { passwords } from '#platform/server/passwords.ts'
import { FLOORS } from '#src/features.ts'
import { PEOPLE, type PersonKey, seedPeople } from './people.ts'
import { STAFF, seedStaff } from './staff.ts'

/** They have been here for longer than the year of theirs that the demo shows. */
const JOINED_DAYS_AGO = 400

/** Fills an empty register with the seven people and one of Staff, and what each feature has for them. Development only. Whether it did. */
export async function seedIfEmpty(db: Db, now: Date): Promise<boolean> {
  const somebody = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (somebody) return false
  await db.transaction().execute(async (trx) => {
    const people = await seedPeople(trx, now, passwords(), earlier(now, { days: JOINED_DAYS_AGO }))
    await seedTheirs(trx, now, people)
    await seedStaff(trx, now)
  })
  return true
}

/** What each feature has for the seven. */
export async function seedTheirs(db: Db, now: Date, people: Record<PersonKey, string>): Promise<void> {
  const extensions = extensionsOf(await findFeatures(FLOORS.flat()))
  for (const addTheirs of extensions(seed)) await addTheirs({ db, now, people, extensions })
}

/** The passwords of the demo people are public. Throws when a register that is to go live has them. */
export async function refuseDemoPeople(db: Db): Promise<void> {
  const emails = [STAFF, ...Object.values(PEOPLE)].map(({ email }) => email)
  const somebody = await db.selectFrom('account').select('id').where('email', 'in', emails).limit(1).executeTakeFirst()
  if (somebody) throw new Error('This database holds the demo people, whose password is public. Start production on an empty database.')
}
