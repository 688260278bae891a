import { breederDetails, IS_RECHECKED } from '#features/accounts/queries/breeders.ts'
import type { Db } from '#platform/database/db.ts'

/** Letters and the marks of names; nothing that reads like an address, a number or a sentence. */
export const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}’'&-]| (?! )){0,59}$/u

interface SellerName {
  name: string
  /** It’s the name under which they’re listed, and no first name. */
  isKennel: boolean
  /** Our staff have checked who they are. */
  isVerified: boolean
}

/** What these breeders are called in an offer: by the name under which they’re listed, once our staff have verified them and also while they check a new licence, else by their first name. */
export async function sellerNames(db: Db, accounts: readonly string[]): Promise<Map<string, SellerName>> {
  if (accounts.length === 0) return new Map()
  const sellers = await db
    .selectFrom('account')
    .leftJoin('profile', (join) => join.onRef('profile.accountId', '=', 'account.id').on('profile.type', '=', 'Breeder'))
    .select(['account.id', 'account.name', 'profile.details', 'profile.status'])
    .select(IS_RECHECKED.as('isRechecked'))
    .where('account.id', 'in', [...new Set(accounts)])
    .execute()
  return new Map(
    sellers.map(({ id, name, details, status, isRechecked }) => {
      const { listed, publicName } = breederDetails(details ?? {})
      const isVerified = status === 'verified' || isRechecked
      const isKennel = isVerified && listed && NAME.test(publicName)
      return [id, { name: isKennel ? publicName : (name.trim().split(/\s+/)[0] ?? name), isKennel, isVerified }]
    }),
  )
}
