import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '#database/types.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { MOST_REMINDERS, REMINDER_DAYS, YEAR_DAYS } from './lifecycle.ts'

const inDoubt = (db: Db) => db.selectFrom('contactCheck').innerJoin('contactInDoubt', 'contactInDoubt.id', 'contactCheck.id')

/** What is in doubt of this account. */
export const checksOf = (db: Db, accountId: string) =>
  inDoubt(db)
    .select(['contactCheck.id', 'contactCheck.why', 'contactCheck.createdAt'])
    .where('contactCheck.accountId', '=', accountId)
    .orderBy('contactCheck.createdAt')
    .execute()

/** DETAILS-2: checks that are over, held. */
export const confirmedChecks = (db: Db, most: number) =>
  db
    .selectFrom('contactCheck')
    .select('id')
    .where('status', '=', 'unverified')
    .where((check) => check('id', 'not in', check.selectFrom('contactInDoubt').select('contactInDoubt.id')))
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

/** DETAILS-2: checks of which the keeper is to be told now. */
export const checksToRemind = (db: Db, now: Date, most: number) =>
  inDoubt(db)
    .innerJoin('account', 'account.id', 'contactCheck.accountId')
    .select(['contactCheck.id', 'contactCheck.accountId', 'contactCheck.why', 'contactCheck.reminders'])
    .where('account.status', '=', 'active')
    .where('contactCheck.reminders', '<', MOST_REMINDERS)
    .where((check) => check.or([check('remindedAt', 'is', null), check('remindedAt', '<=', earlier(now, { days: REMINDER_DAYS }))]))
    .orderBy('contactCheck.createdAt')
    .limit(most)
    .execute()

/** DETAILS-1: keepers of animals who haven’t said for a year that their details are right, and whom we haven’t begun to ask. */
export const unconfirmedForAYear = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('account')
    .select('account.id')
    .where('account.status', '=', 'active')
    .where((account) => account(account.fn.coalesce('contactConfirmedAt', 'account.createdAt'), '<=', earlier(now, { days: YEAR_DAYS })))
    .where((account) => keepsAnimal(account))
    .where((account) =>
      account.not(
        account.exists(
          account
            .selectFrom('contactCheck')
            .select('contactCheck.id')
            .whereRef('contactCheck.accountId', '=', 'account.id')
            .where('contactCheck.why', '=', 'year')
            .where('contactCheck.status', '=', 'unverified'),
        ),
      ),
    )
    .limit(most)
    .execute()

const keepsAnimal = (account: ExpressionBuilder<DB, 'account'>) =>
  account.exists(
    account.selectFrom('pet').select('pet.id').whereRef('pet.keeperId', '=', 'account.id').where('pet.status', '<>', 'deceased'),
  )

/** Whose confirmed e-mail address or mobile number this is, where they keep an animal. */
export async function keeperAt(db: Db, channel: 'email' | 'sms', address: string): Promise<string | null> {
  const known = db
    .selectFrom('account')
    .select('account.id')
    .where('account.status', '=', 'active')
    .where((account) => keepsAnimal(account))
  const one =
    channel === 'email'
      ? known.where('account.email', '=', address)
      : known.where('account.mobile', '=', address).where('account.mobileVerifiedAt', 'is not', null)
  return (await one.orderBy(sql`account.mobile_verified_at desc nulls last`).limit(1).executeTakeFirst())?.id ?? null
}
