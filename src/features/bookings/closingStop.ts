import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'
import { CLOSING } from './lifecycle.ts'
import { isOwedMoney } from './owed.ts'
import type { BookingRow } from './queries.ts'

const UNSETTLED = ['absenceReported', 'disputed'] as const
const isUnsettled = (status: BookingRow['status']) => UNSETTLED.some((one) => one === status)

/** BOOK-20: what somebody has to do about their visits before they close their account. */
export async function closingStop(db: Db, { accountId, now }: { accountId: string; now: Date }): Promise<Because | null> {
  const visit = await visitOpen(db, accountId, now)
  if (visit) return because(CLOSING.clause, visitWords(visit, accountId, now))
  const owed = await db.selectFrom('account').select('id').where('id', '=', accountId).where(isOwedMoney).executeTakeFirst()
  return owed ? because(CLOSING.clause, OWED) : null
}

/** The first visit that a side still has something to do with. A customer can't close one that should have taken place, so it doesn't hold them. */
const visitOpen = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('booking')
    .select(['status', 'startsAt', 'customerId'])
    .where((row) =>
      row.or([
        row.and([
          row('customerId', '=', accountId),
          row('status', 'in', ['held', 'requested', 'confirmed', 'rescheduled']),
          row('startsAt', '>', now),
        ]),
        row.and([row('implanterId', '=', accountId), row('status', 'in', ['requested', 'confirmed', 'rescheduled', 'arrived'])]),
        // Its deposit may be on the way.
        row.and([row('implanterId', '=', accountId), row('status', '=', 'held'), row('answerBy', '>', now)]),
        row.and([row.or([row('customerId', '=', accountId), row('implanterId', '=', accountId)]), row('status', 'in', UNSETTLED)]),
      ]),
    )
    .orderBy('startsAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

function visitWords(
  { status, startsAt, customerId }: Pick<BookingRow, 'status' | 'startsAt' | 'customerId'>,
  closing: string,
  now: Date,
): string {
  const when = whenText(startsAt)
  if (isUnsettled(status)) return `We’re still settling your visit on ${when}. You can close your account once that’s done.`
  if (status === 'held' && customerId !== closing)
    return `Someone is paying the deposit for a visit on ${when}. Try again in 10 minutes: the time is either booked by then, or free again.`
  if (startsAt > now) return `You have a visit on ${when}. Cancel it in your bookings, then close your account.`
  return `Say how your visit on ${when} went, then close your account.`
}

const OWED = 'We still owe you deposits. Make sure we know your bank account. You can close your account once we’ve paid you.'
