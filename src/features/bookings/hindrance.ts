import * as z from 'zod'
import { implanterProfile } from '#features/accounts/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { CHANGED_TERMS } from './lifecycle.ts'
import type { BookingRow } from './queries.ts'

interface Profile {
  status: string
  details: unknown
}

const Insured = z.object({ insurance: z.object({ until: z.string() }) })

/** BOOK-13: why nobody can book this implanter now, or null. */
export function hindranceOf(profile: Profile | undefined, now: Date): Because | null {
  const { clause } = CHANGED_TERMS
  if (profile?.status === 'expired')
    return because(clause, 'Your verification has ended. Renew it on your profile, and people can book you again.')
  if (profile?.status !== 'verified')
    return because(clause, 'We’re still checking your certificate. People can book you once we’ve verified it.')
  const until = Insured.safeParse(profile.details).data?.insurance.until
  if (!until) return because(clause, 'Add your insurance on your profile. Until you do, no one can book you.')
  return until >= londonDate(now)
    ? null
    : because(clause, 'Your insurance has ended. Add the new one on your profile, and people can book you again.')
}

/** BOOK-13, PAY-7: why a visit can't be confirmed, or given another time, now, by the name of the refusal; null where it can. */
export async function confirmingFault(
  db: Db,
  { implanterId, suspendedAt }: Pick<BookingRow, 'implanterId' | 'suspendedAt'>,
  now: Date,
): Promise<'bankHolds' | 'notBookable' | null> {
  if (suspendedAt) return 'bankHolds'
  const profile = await implanterProfile(db, implanterId).executeTakeFirst()
  return hindranceOf(profile, now) ? 'notBookable' : null
}

/** Whether Staff have verified this implanter, and the year of that is not over. */
export async function isVerified(db: Db, accountId: string): Promise<boolean> {
  const profile = await implanterProfile(db, accountId).executeTakeFirst()
  return profile?.status === 'verified'
}
