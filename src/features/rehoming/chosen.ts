import { isVerified } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'

/** Why somebody who applied cannot have the animal any more, or null. */
export async function whyNotThem(
  db: Db,
  { accountId, asOrganisation }: { accountId: string; asOrganisation: boolean },
): Promise<Because | null> {
  const { status } = await accountById(db, accountId)
  if (status === 'closed') return because(null, 'Their account has been closed. Choose someone else.')
  if (asOrganisation && !(await isVerified(db, accountId, 'Welfare')))
    return because(null, 'This organisation is no longer verified. Choose someone else.')
  return null
}
