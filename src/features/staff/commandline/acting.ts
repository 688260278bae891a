import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { staffOf } from '../appointments.ts'

const HOW = 'Add --as you@example.org or set STAFF_EMAIL to say who you are'

/**
 * The account of Staff that acts. In development the only one need not be named. Null where the register has none at all: then the first
 * can be appointed, and nothing else done. Throws a sentence where nobody is named, or the account is not one of Staff.
 */
export async function actingStaff(db: Db, email: string | undefined, development: boolean): Promise<Person | null> {
  const all = await staffOf(db).execute()
  if (all.length === 0) return null
  const alone = development && all.length === 1 ? all[0] : undefined
  const account = email ? all.find((one) => one.email === email.trim().toLowerCase()) : alone
  if (account) return { ...account, roles: ['Staff'], sessionId: 'command line' }
  throw new Error(email ? `${email} isn’t a staff account. ${HOW}` : HOW)
}
