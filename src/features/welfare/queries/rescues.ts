import { isVerified, organisationName } from '#features/accounts/queries/profiles.ts'
import type { Db } from '#platform/database/db.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { listingIn, welfareProfile } from '../directory.ts'

/** An organisation that our staff have verified, by the name that they checked, with the number that it gives to everyone; null for anyone else. */
export async function verifiedRescue(db: Db, accountId: string | null): Promise<{ name: string; phone: string | null } | null> {
  if (!accountId || !(await isVerified(db, accountId, 'Welfare'))) return null
  const name = await organisationName(db, accountId)
  if (!name) return null
  const { listed, phone, emergencyPhone } = listingIn((await welfareProfile(db, accountId)).details)
  const number = listed ? phone || emergencyPhone : ''
  return { name, phone: number ? shownPhone(number) : null }
}
