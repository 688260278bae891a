import type { ExpressionBuilder } from 'kysely'
import type { DB } from '#database/types.ts'
import { OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'

/** Implants whose animals nobody has said to be theirs. */
export const unconfirmedImplants = (db: Db) =>
  db
    .selectFrom('implant')
    .innerJoin('pet', 'pet.id', 'implant.petId')
    .where('pet.status', '=', 'awaitingConfirmation')
    // An animal whose chip was replaced is known by the other one.
    .where((row) => row.not(isReplaced(row)))

/** Whether the chip of an implant failed and its animal has another. */
export const isReplaced = (row: ExpressionBuilder<DB, 'implant'>) =>
  row.exists(
    row
      .selectFrom('chip')
      .select('chip.number')
      .whereRef('chip.number', '=', 'implant.chipNumber')
      .where('chip.supersededAt', 'is not', null),
  )

/** Those of them about which nobody is asked now: the last request was rejected, has ended or was taken back. */
export const unaskedImplants = (db: Db, now: Date) => unconfirmedImplants(db).where((row) => row.not(isAsked(row, now)))

/** Whether somebody is asked now if the animal of an implant is theirs. */
export const isAsked = (row: ExpressionBuilder<DB, 'implant'>, now: Date) =>
  row.exists(
    row
      .selectFrom('offer')
      .select('offer.id')
      .whereRef('offer.petId', '=', 'implant.petId')
      .where('offer.status', 'in', OPEN_OFFER)
      .where('offer.answerBy', '>', now),
  )

/** After how many days without a keeper an implanter is reminded, the person asked again, and Staff look. */
export const UNCONFIRMED_DAYS = [7, 14, 30] as const

/** For Staff: implants of which nobody has said for 30 days that the animal is theirs, the oldest first. */
export const longUnconfirmed = (db: Db, now: Date) =>
  unconfirmedImplants(db)
    .innerJoin('account', 'account.id', 'implant.implanterId')
    .select([
      'implant.id',
      'implant.chipNumber',
      'implant.implantedOn',
      'implant.createdAt',
      'account.email as implanter',
      'pet.name as petName',
    ])
    .where('implant.createdAt', '<=', earlier(now, { days: UNCONFIRMED_DAYS[2] }))
    .orderBy('implant.createdAt')
    .orderBy('implant.id')
