import { accountById } from '#features/accounts/queries.ts'
import { NOT_THEIRS } from '#features/offers/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { implantsAt } from './rows.ts'

/**
 * What others implanted for the person of an account, by what they have confirmed to be theirs: not the animals that they said are not,
 * nor those about which the implanter took the question back. Of these they are told no more.
 */
export async function implantsForKeeper(db: Db, accountId: string, now: Date) {
  const me = await accountById(db, accountId)
  return implantsAt(db, now)
    .where('implanterId', '<>', accountId)
    .where((row) => row.or([row('askedStatus', 'is', null), row('askedStatus', '<>', 'withdrawn')]))
    .where((row) => row.or([row('askedReason', 'is', null), row('askedReason', 'not in', NOT_THEIRS)]))
    .where((row) =>
      row.or([
        ...(me.emailVerifiedAt ? [row('customerEmail', '=', me.email)] : []),
        ...(me.mobileVerifiedAt ? [row('customerMobile', '=', me.mobile)] : []),
      ]),
    )
    .orderBy('implantedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

const MOST = 100
