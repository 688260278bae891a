import { breederDetails } from '#features/accounts/queries/breeders.ts'
import { organisationNames } from '#features/accounts/queries/profiles.ts'
import type { Db } from '#platform/database/db.ts'
import { IMPLANTER } from './messages.ts'

interface Made {
  kind: 'sale' | 'adoption' | 'registration' | 'litter'
  fromAccount: string
}

/** Who has made each of these offers, in words that name no person; an organisation has its own name. */
export async function offerersOf(db: Db, offers: readonly Made[]): Promise<(offer: Made) => string> {
  const accounts = [...new Set(offers.map(({ fromAccount }) => fromAccount))]
  const [organisations, licensed] = [await organisationNames(db, accounts), await licensedAmong(db, accounts)]
  return ({ kind, fromAccount }) => {
    if (kind === 'sale') return licensed.has(fromAccount) ? 'A licensed breeder' : 'A breeder'
    if (kind === 'adoption') return organisations.get(fromAccount) ?? 'A welfare organisation'
    return IMPLANTER
  }
}

/** The same of one offer. */
export const offererOf = async (db: Db, offer: Made): Promise<string> => (await offerersOf(db, [offer]))(offer)

/** The breeders whose licence Staff have checked. */
async function licensedAmong(db: Db, accounts: readonly string[]): Promise<Set<string>> {
  if (accounts.length === 0) return new Set()
  const breeders = await db
    .selectFrom('profile')
    .select(['accountId', 'details'])
    .where('accountId', 'in', accounts)
    .where('type', '=', 'Breeder')
    .where('status', '=', 'verified')
    .execute()
  return new Set(breeders.filter(({ details }) => breederDetails(details).licenceNumber).map(({ accountId }) => accountId))
}
