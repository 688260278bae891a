import { sql } from 'kysely'
import { NOT_THEIRS } from '#features/offers/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { implantsAt, lastAsked } from './rows.ts'

interface Keeper {
  id: string
  email: string
  emailVerifiedAt: Date | null
  mobile: string | null
  mobileVerifiedAt: Date | null
}

/**
 * What others implanted for the person of an account, by what they have confirmed to be theirs: not the animals that they said are not,
 * nor those about which the implanter took the question back. Of these they are told no more. What is in nobody's name yet comes first.
 */
export const implantsForKeeper = (db: Db, me: Keeper, now: Date) =>
  implantsAt(db, now)
    .leftJoinLateral(
      lastAsked(db)
        .whereRef('offer.petId', '=', sql.ref('implants.petId'))
        .whereRef('offer.fromAccount', '=', sql.ref('implants.implanterId'))
        .limit(1)
        .as('asked'),
      (join) => join.onTrue(),
    )
    .where('implanterId', '<>', me.id)
    .where((row) => row.or([row('asked.status', 'is', null), row('asked.status', '<>', 'withdrawn')]))
    .where((row) => row.or([row('asked.reason', 'is', null), row('asked.reason', 'not in', NOT_THEIRS)]))
    .where((row) =>
      row.or([
        ...(me.emailVerifiedAt ? [row('customerEmail', '=', me.email)] : []),
        ...(me.mobileVerifiedAt ? [row('customerMobile', '=', me.mobile)] : []),
      ]),
    )
    .orderBy((row) => row('state', 'in', ['registered', 'replaced']))
