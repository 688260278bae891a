import { standingLife } from '#features/accounts/lifecycle.ts'
import { accountByEmail } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Command } from './command.ts'
import type { StaffTools } from './staff.ts'

const HOW = 'Say who you are: STAFF_ACCOUNT=you@example.org npm run staff -- …'

/**
 * The account in whose name Staff act, by its e-mail address. Throws a sentence where nobody is named, or the account is not one of Staff.
 * In development, and until Staff have been appointed, nobody need be named.
 */
export async function actingAccount(db: Db, email: string | undefined, development: boolean): Promise<string | null> {
  if (!email && (development || !(await hasStaff(db)))) return null
  if (!email) throw new Error(HOW)
  const account = await accountByEmail(db, email.trim().toLowerCase())
  if (account?.status === 'active' && (await isStaff(db, account.id))) return account.id
  throw new Error(`${email} is not an account of Staff. ${HOW}`)
}

/** Makes an account one of Staff. */
export const appoint: Command = {
  usage: 'appoint anna@example.org (as Staff, in whose name changes are made)',
  read: ([email, ...more]) => {
    if (!email || more.length > 0) return null
    return async ({ act }) => {
      await act((tools) => appointStaff(tools, email))
      return [`${email} is one of Staff now.`]
    }
  },
}

async function appointStaff({ db, now, start }: StaffTools, email: string) {
  const account = await accountByEmail(db, email.trim().toLowerCase())
  if (!account) throw new Error(`There is no account with the e-mail address ${email}`)
  if (await isStaff(db, account.id)) throw new Error(`${email} is one of Staff already`)
  const [id, type, status] = [newId(), 'Staff' as const, 'active' as const]
  await db.insertInto('profile').values({ id, accountId: account.id, type, status, statusAt: now, createdAt: now }).execute()
  await start(standingLife, 'appoint', { id, status }, 'Staff', { profileType: type })
}

async function isStaff(db: Db, accountId: string): Promise<boolean> {
  return (await staff(db).where('accountId', '=', accountId).executeTakeFirst()) !== undefined
}

async function hasStaff(db: Db): Promise<boolean> {
  return (await staff(db).executeTakeFirst()) !== undefined
}

const staff = (db: Db) => db.selectFrom('profile').select('id').where('type', '=', 'Staff').where('status', '=', 'active').limit(1)
