import { NOT_THEIRS } from '#features/offers/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { implantsAt } from './rows.ts'

interface Keeper {
  id: string
  email: string
  emailVerifiedAt: Date | null
  mobile: string | null
  mobileVerifiedAt: Date | null
}

/**
 * What others implanted for the person of an account, by what they have confirmed to be theirs: not the animals that they said are not,
 * nor those about which the implanter took the question back. Of these they are told no more. What is in nobody's name yet comes first,
 * then the newest.
 */
export const implantsForKeeper = (db: Db, me: Keeper, now: Date) =>
  implantsAt(db, now)
    .where('implanterId', '<>', me.id)
    .where((row) => row.or([row('askedStatus', 'is', null), row('askedStatus', '<>', 'withdrawn')]))
    .where((row) => row.or([row('askedReason', 'is', null), row('askedReason', 'not in', NOT_THEIRS)]))
    .where((row) =>
      row.or([
        ...(me.emailVerifiedAt ? [row('customerEmail', '=', me.email)] : []),
        ...(me.mobileVerifiedAt ? [row('customerMobile', '=', me.mobile)] : []),
      ]),
    )
    .orderBy((row) => row('state', 'in', ['registered', 'replaced']))
    .orderBy('implantedOn', 'desc')
    .orderBy('id', 'desc')
