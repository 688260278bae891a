import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'

const Details = z.object({ organisation: z.string().default('') })

/**
 * The name under which each of these professionals trades, as keepers may read it: what an implanter who can be booked calls the practice,
 * else the organisation that Staff have checked. Never a person's own name or address unless they publish it; those with neither are left out.
 */
export async function tradingNames(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const named = await db
    .selectFrom('account')
    .leftJoin('bookingTerms', (join) => join.onRef('bookingTerms.accountId', '=', 'account.id').on('bookingTerms.listed', '=', true))
    .leftJoin('profile', (join) =>
      join.onRef('profile.accountId', '=', 'account.id').on('profile.type', '=', 'Welfare').on('profile.status', '=', 'verified'),
    )
    .select(['account.id', 'bookingTerms.publicName', 'profile.details'])
    .where('account.id', 'in', accountIds)
    .where('account.status', '<>', 'closed')
    .execute()
  return new Map(
    named.flatMap(({ id, publicName, details }) => {
      const name = publicName || Details.safeParse(details).data?.organisation
      return name ? [[id, name]] : []
    }),
  )
}
