import type { ExpressionBuilder } from 'kysely'
import type { DB } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'

const VISIT = ['status', 'statusAt', 'visit', 'startsAt', 'endsAt', 'pence', 'depositPence', 'couldNot', 'createdAt'] as const

/** The visits that somebody booked or was booked for, on which terms, and what was said of them: each without who the other side is. */
export const bookingData = {
  bookingsMade: (db: Db, accountId: string) =>
    db
      .selectFrom('booking')
      .select([...VISIT, 'animals', 'address', 'notes', 'reason', 'absentAt', 'absentWords'])
      .where('customerId', '=', accountId)
      .execute(),
  bookingsTaken: (db: Db, accountId: string) =>
    db
      .selectFrom('booking')
      .select([...VISIT, 'absentAt', 'contestWords'])
      .where('implanterId', '=', accountId)
      .execute(),
  diaryVisits: (db: Db, accountId: string) =>
    db.selectFrom('diaryVisit').select(['visit', 'startsAt', 'endsAt', 'createdAt']).where('implanterId', '=', accountId).execute(),
  bookingTerms: (db: Db, accountId: string) => db.selectFrom('bookingTerms').selectAll().where('accountId', '=', accountId).execute(),
  payoutAccount: (db: Db, accountId: string) =>
    db.selectFrom('payoutAccount').select(['holderName', 'ending', 'changedAt']).where('accountId', '=', accountId).execute(),
  payouts: (db: Db, accountId: string) =>
    db
      .selectFrom('payout')
      .select(['status', 'statusAt', 'pence', 'fromDay', 'toDay', 'reference', 'createdAt'])
      .where('implanterId', '=', accountId)
      .execute(),
  reviewsWritten: (db: Db, accountId: string) =>
    db
      .selectFrom('bookingReview')
      .select(['bookingId', 'stars', 'words', 'createdAt', 'hiddenAt', 'hiddenWhy'])
      .where('customerId', '=', accountId)
      .execute(),
  reviewsReceived: (db: Db, accountId: string) =>
    db
      .selectFrom('bookingReview')
      .select(['bookingId', 'stars', 'words', 'createdAt', 'reply', 'repliedAt'])
      .where('implanterId', '=', accountId)
      .execute(),
}

/** Whoever has a visit to come: the other side has to know who they are and how to ring them. */
export const hasVisitToCome = (account: ExpressionBuilder<DB, 'account'>) =>
  account.exists(
    account
      .selectFrom('booking')
      .select('booking.id')
      .where((row) =>
        row.or([row('booking.customerId', '=', row.ref('account.id')), row('booking.implanterId', '=', row.ref('account.id'))]),
      )
      .where('booking.status', 'in', ['requested', 'confirmed', 'rescheduled', 'arrived', 'absenceReported', 'disputed']),
  )

/** Where somebody lives or works, what their animals are called and what they wrote is not kept of somebody who is forgotten; what they paid is. */
export async function forgetBookings(db: Db, accountIds: readonly string[]): Promise<void> {
  const ids = [...accountIds]
  const unsaid = { address: null, notes: '', animals: '[]', reason: null, absentWords: '' }
  await db.updateTable('booking').set(unsaid).where('customerId', 'in', ids).execute()
  await db.updateTable('booking').set({ contestWords: '' }).where('implanterId', 'in', ids).execute()
  await db.updateTable('booking').set({ address: null }).where('implanterId', 'in', ids).where('visit', '=', 'clinic').execute()
  await db
    .updateTable('bookingTerms')
    .set({ listed: false, publicName: '', about: '', address: null, hours: '[]', exceptions: '[]' })
    .where('accountId', 'in', ids)
    .execute()
  await db.deleteFrom('diaryVisit').where('implanterId', 'in', ids).execute()
  await db.deleteFrom('payoutAccount').where('accountId', 'in', ids).execute()
  await db.updateTable('bookingReview').set({ words: '' }).where('customerId', 'in', ids).execute()
}
