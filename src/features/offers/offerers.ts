import { breederDetails, IS_RECHECKED } from '#features/accounts/queries/breeders.ts'
import { organisationNames } from '#features/accounts/queries/profiles.ts'
import { IMPLANTER, tradingNames } from '#features/accounts/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { sellerNames } from './queries/sellers.ts'

export interface Made {
  kind: 'sale' | 'adoption' | 'registration' | 'litter'
  fromAccount: string
}

/** Who has made each of these offers, in words that name no person; an organisation and a practice have their own name. */
export async function offerersOf(db: Db, offers: readonly Made[], now: Date): Promise<(offer: Made) => string> {
  const accounts = [...new Set(offers.map(({ fromAccount }) => fromAccount))]
  const [organisations, licences] = [await organisationNames(db, accounts), await licencesAmong(db, accounts, now)]
  const practices = await tradingNames(db, accounts)
  return ({ kind, fromAccount }) => {
    if (kind === 'sale') return licences.get(fromAccount) ?? 'A breeder'
    if (kind === 'adoption') return organisations.get(fromAccount) ?? 'A welfare organisation'
    return practices.get(fromAccount) ?? IMPLANTER
  }
}

/** Who has made one offer, and the name of a breeder: for whoever is asked, once they have confirmed that the address is theirs. */
export async function namedOfferer(db: Db, offer: Made, now: Date): Promise<string> {
  const by = (await offerersOf(db, [offer], now))(offer)
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

/** What the breeders with a licence are called: one that’s new is checked by our staff first, and the one before it counts while it’s valid. */
async function licencesAmong(db: Db, accounts: readonly string[], now: Date): Promise<Map<string, string>> {
  if (accounts.length === 0) return new Map()
  const breeders = await db
    .selectFrom('profile')
    .select(['accountId', 'details', IS_RECHECKED.as('isRechecked')])
    .where('accountId', 'in', accounts)
    .where('type', '=', 'Breeder')
    .where((profile) => profile.or([profile('status', '=', 'verified'), IS_RECHECKED]))
    .execute()
  return new Map(
    breeders.flatMap(({ accountId, details, isRechecked }) => {
      const { licenceNumber, pastLicences } = breederDetails(details)
      if (!licenceNumber) return []
      const before = pastLicences.at(-1)
      const isChecked = !isRechecked || (before !== undefined && !hasEnded(before.licenceEndsOn, now))
      return [[accountId, isChecked ? 'A licensed breeder' : 'A breeder whose new licence we’re checking'] as const]
    }),
  )
}

const hasEnded = (lastDay: string | null, now: Date) => lastDay !== null && lastDay < londonDate(now)
