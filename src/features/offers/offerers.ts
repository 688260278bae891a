import { breederDetails } from '#features/accounts/queries/breeders.ts'
import { organisationNames } from '#features/accounts/queries/profiles.ts'
import { IMPLANTER, tradingNames } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { sellerNames } from './queries/sellers.ts'

export interface Made {
  kind: 'sale' | 'adoption' | 'registration' | 'litter'
  fromAccount: string
}

/** Who has made each of these offers, in words that name no person; an organisation and a practice have their own name. */
export async function offerersOf(db: Db, offers: readonly Made[]): Promise<(offer: Made) => string> {
  const accounts = [...new Set(offers.map(({ fromAccount }) => fromAccount))]
  const [organisations, licensed] = [await organisationNames(db, accounts), await licensedAmong(db, accounts)]
  const practices = await tradingNames(db, accounts)
  return ({ kind, fromAccount }) => {
    if (kind === 'sale') return licensed.has(fromAccount) ? 'A licensed breeder' : 'A breeder'
    if (kind === 'adoption') return organisations.get(fromAccount) ?? 'A welfare organisation'
    return practices.get(fromAccount) ?? IMPLANTER
  }
}

/** Who has made one offer, and the name of a breeder: for whoever is asked, once they have confirmed that the address is theirs. */
export async function namedOfferer(db: Db, offer: Made): Promise<string> {
  const by = (await offerersOf(db, [offer]))(offer)
  const name = (await sellerNamesOf(db, [offer]))(offer)
  return name ? `${name} (${inSentence(by)})` : by
}

/** What those who sell are called; whoever else offers has the name under which they trade. */
export async function sellerNamesOf(db: Db, offers: readonly Made[]): Promise<(offer: Made) => string | null> {
  const names = await sellerNames(
    db,
    offers.filter(({ kind }) => kind === 'sale').map(({ fromAccount }) => fromAccount),
  )
  return ({ kind, fromAccount }) => (kind === 'sale' ? (names.get(fromAccount)?.name ?? null) : null)
}

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
