import { accountLife, verificationLife } from '#features/accounts/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { start } from '#platform/law/transition.ts'
import { type Passwords, passwords } from '#platform/server/passwords.ts'
import { PASSWORD } from './people.ts'

/** The one account of Staff of the demo register, of tests and of screenshots. Its password is that of the seven. */
export const STAFF = {
  name: 'Sal Whitcombe',
  email: 'staff@homeward.example',
  mobile: '+447700900108',
  line1: '1 Register House',
  town: 'Hereford',
  postcode: 'HR1 2BX',
  nation: 'England',
} as const

/** Adds it; its id. */
export async function seedStaff(db: Db, now: Date, { hash }: Passwords = passwords()): Promise<string> {
  const account = { id: newId(), status: 'active' as const }
  const profile = { id: newId(), status: 'active' as const, type: 'Staff' as const, accountId: account.id }
  const seen = { emailVerifiedAt: now, mobileVerifiedAt: now, createdAt: now, contactConfirmedAt: now }
  await db
    .insertInto('account')
    .values({ ...account, ...STAFF, ...seen, passwordHash: await hash(PASSWORD) })
    .execute()
  await db
    .insertInto('profile')
    .values({ ...profile, statusAt: now, createdAt: now })
    .execute()
  const witness = { at: now, byAccount: null }
  await start(db, accountLife, 'open', account, 'holder', witness)
  await start(db, verificationLife, 'appoint', profile, 'Staff', witness, { profileType: profile.type })
  return account.id
}
