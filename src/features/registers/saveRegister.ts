import { londonDate } from '#platform/clock/clock.ts'
import { readHours } from '#platform/clock/hours.ts'
import type { Db } from '#platform/database/db.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'

interface Contacts {
  code: string
  name?: string | undefined
  site?: string | undefined
  lookupPage?: string | undefined
  phone?: string | undefined
  hours?: string | undefined
  askUrl?: string | undefined
  askKey?: string | undefined
  address?: string | undefined
  vetxmlUrl?: string | undefined
  vetxmlUser?: string | undefined
  vetxmlKey?: string | undefined
}

type Wrong = 'nameNeeded' | 'hoursUnread' | 'vetxmlNotWhole'

/** Enters a register in the list, or changes what is given of one that’s there: an empty text empties it. */
export async function saveRegister(db: Db, { code, ...given }: Contacts, now: Date): Promise<Wrong | null> {
  const { name, hours } = given
  if (hours && !readHours(hours)) return 'hoursUnread'
  const known = await db.selectFrom('otherRegister').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  const called = name || known?.name
  if (!called) return 'nameNeeded'
  const contacts = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, value === '' ? null : value]))
  const { vetxmlUrl = null, vetxmlUser = null, vetxmlKey = null } = { ...known, ...contacts }
  const isGiven = [vetxmlUrl, vetxmlUser, vetxmlKey].map((one) => one !== null)
  if (new Set(isGiven).size > 1) return 'vetxmlNotWhole'
  const saved = { ...contacts, name: called, checkedOn: londonDate(now) }
  await db
    .insertInto('otherRegister')
    .values({ code, ...saved })
    .onConflict((there) => there.column('code').doUpdateSet(saved))
    .execute()
  return null
}

/** A new key for a register to tell us things with, in place of the one it had; null where there is no such register. Only its hash is kept. */
export async function giveRegisterKey(db: Db, code: string): Promise<string | null> {
  const key = newSecret()
  const { numUpdatedRows } = await db
    .updateTable('otherRegister')
    .set({ theirKeyHash: hashOfSecret(key) })
    .where('code', '=', code)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? key : null
}
