import type { ExpressionBuilder } from 'kysely'
import * as z from 'zod'
import type { DB } from '#database/types.ts'
import { CHECKED, isChecked } from '#features/accounts/lifecycle.ts'
import { OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Practice } from './policy.ts'

const Details = z.object({
  role: z.enum(['vet', 'vetNurse', 'trained']).default('trained'),
  species: z.array(z.string()).default([]),
})

const NO_SCOPE = { role: 'trained' as const, species: [] }

/** What an account may do as an implanter. A training has no end: it goes on where the year of the verification is over. */
export async function practiceOf(db: Db, accountId: string): Promise<Practice> {
  const profile = await db
    .selectFrom('profile')
    .select(['status', 'details'])
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')
    .executeTakeFirst()
  return { isVerified: isChecked(profile?.status), ...Details.catch(NO_SCOPE).parse(profile?.details ?? {}) }
}

const Organisation = z.object({ organisationKind: z.literal('vet practice') })

/** True once Staff have verified the account as a vet practice, also after its year: a chip that fails is reported all the same. */
export async function isVetPractice(db: Db, accountId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Welfare')
    .where('status', 'in', CHECKED)
    .executeTakeFirst()
  return Organisation.safeParse(profile?.details).success
}

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
    .select(['implant.id', 'implant.chipNumber', 'implant.implantedOn', 'account.email as implanter', 'pet.name as petName'])
    .where('implant.createdAt', '<=', earlier(now, { days: UNCONFIRMED_DAYS[2] }))
    .orderBy('implant.createdAt')
    .orderBy('implant.id')
    .execute()
