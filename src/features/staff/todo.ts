import { type Expression, sql } from 'kysely'
import { heldCertificates } from '#features/academy/tellApart.ts'
import { approvableFrom, changesDue } from '#features/accounts/contactchanges.ts'
import { applications } from '#features/accounts/verification.ts'
import { disputedVisits } from '#features/bookings/disputes.ts'
import { payoutsToPay } from '#features/bookings/payouts.ts'
import { reportsToClose } from '#features/chat/reports.ts'
import { unansweredQuestions } from '#features/chat/unanswered.ts'
import { unansweredMessages } from '#features/contact/queries.ts'
import { waitsForStaff, watchedBatches } from '#features/implanting/batchfreeze.ts'
import { reportsForStaff } from '#features/implanting/decisions.ts'
import { chipsOwed } from '#features/implanting/owed.ts'
import { longUnconfirmed } from '#features/implanting/queries.ts'
import { openClaims } from '#features/keepership/disputes.ts'
import { openReviews } from '#features/numberReviews/queries.ts'
import { ordersWaiting } from '#features/orders/fulfilment.ts'
import { undecided } from '#features/payments/chargebackanswers.ts'
import { failedRefunds } from '#features/payments/queries.ts'
import { undecidedMoves } from '#features/recordTransfers/queries.ts'
import { openDisputes } from '#features/rehoming/disputes.ts'
import { ordersToSend } from '#features/stock/fulfilment.ts'
import { allowanceRequests } from '#features/stock/queries/allowances.ts'
import { tagsWaiting } from '#features/tagOrders/fulfilment.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { isForStaff } from './claimrows.ts'
import { proposedRefunds } from './refunds.ts'

/** Something that waits for Staff: since when, and until when it’s to be answered, where a promise or a bank says so. */
interface Waiting {
  since: Date | null
  due?: Date | null
}

type Pile = {
  what: string
  /** The command that lists it. */
  list: string
} & (
  | { find: (db: Db, now: Date) => Promise<Waiting[]> }
  /** Of what there may be many, the database counts the rows; `since`: the column by which the first is found. */
  | { rows: (db: Db, now: Date) => Expression<unknown>; since: string }
)

/** What keepers are promised: somebody looks at a request about an animal within two days. */
const LOOKED_AT = { hours: 48 }
/** What professionals are told we aim at: two working days, and so never later than that. */
const VERIFIED = { days: 2 }

/** Complaints about data are to be acknowledged within 30 days (Data Protection Act 2018 s.164A); we answer everything sooner. */
const ANSWERED = { days: 14 }

/** All that Staff do by hand: animals and their keepers first, then people who wait, then parcels and money. */
const PILES: readonly Pile[] = [
  {
    what: 'Keepership requests to decide',
    list: 'list-claims',
    find: async (db) =>
      (await openClaims(db)).filter(isForStaff).map(({ statusAt }) => ({ since: statusAt, due: later(statusAt, LOOKED_AT) })),
  },
  {
    what: 'New homes that are disputed',
    list: 'list-rehomings',
    find: async (db) => (await openDisputes(db)).map(({ disputedAt }) => ({ since: disputedAt, due: later(disputedAt, LOOKED_AT) })),
  },
  { what: 'Moves from another register', list: 'list-moves', rows: undecidedMoves, since: 'createdAt' },
  { what: 'Chip numbers to look at', list: 'list-number-reviews', rows: openReviews, since: 'createdAt' },
  { what: 'Conversations that were reported', list: 'list-reports', rows: reportsToClose, since: 'at' },
  { what: 'Questions to our support team', list: 'list-questions', find: async (db) => (await unansweredQuestions(db)).map(at) },
  {
    what: 'Messages to us',
    list: 'list-contact-messages',
    find: async (db) => (await unansweredMessages(db)).map(({ createdAt: sentAt }) => ({ since: sentAt, due: later(sentAt, ANSWERED) })),
  },
  {
    what: 'Professionals to verify',
    list: 'list-verifications',
    find: async (db) =>
      (await applications(db)).map((one) => ({ since: one.since, due: one.files.length > 0 ? later(one.since, VERIFIED) : null })),
  },
  {
    what: 'Certificates that need telling apart',
    list: 'list-held-certificates',
    find: async (db) => (await heldCertificates(db)).map(since),
  },
  { what: 'Visits that are disputed', list: 'list-visit-disputes', rows: disputedVisits, since: 'statusAt' },
  { what: 'Reports of failed chips', list: 'list-chip-reports', find: async (db) => (await reportsForStaff(db)).map(createdAt) },
  {
    what: 'Orders of microchips to pack or send',
    list: 'list-chip-orders',
    find: async (db, now) => (await ordersToSend(db, now)).filter(isToSend).map(statusAt),
  },
  {
    what: 'Implanters who ask for more chips',
    list: 'list-allowance-requests',
    find: async (db) => (await allowanceRequests(db)).map(({ askedAt }) => ({ since: askedAt, due: later(askedAt, VERIFIED) })),
  },
  {
    what: 'Orders with chips reported missing',
    list: 'list-chip-orders',
    find: async (db, now) =>
      (await ordersToSend(db, now)).filter(({ lost, status }) => lost.length > 0 && !isToSend({ status })).map(statusAt),
  },
  {
    what: 'Batches that need a decision',
    list: 'list-batches',
    find: async (db) =>
      (await watchedBatches(db)).filter(waitsForStaff).map(({ status, statusAt: at }) => ({ since: status === 'frozen' ? at : null })),
  },
  {
    what: 'Chipped animals no keeper has confirmed in 30 days',
    list: 'list-unclaimed-implants',
    rows: longUnconfirmed,
    since: 'createdAt',
  },
  { what: 'Chips owed for failed ones', list: 'list-owed-chips', find: async (db) => (await chipsOwed(db)).map(createdAt) },
  {
    what: 'Shop orders to pack or send',
    list: 'list-shop-orders',
    rows: ordersWaiting,
    since: 'statusAt',
  },
  { what: 'Tags to engrave or send', list: 'list-tag-orders', rows: tagsWaiting, since: 'statusAt' },
  {
    what: 'Payments a bank asks about',
    list: 'list-disputes',
    find: async (db) => (await undecided(db)).map(({ answerBy }) => ({ since: null, due: answerBy })),
  },
  { what: 'Refunds to approve', list: 'list-refund-proposals', find: async (db) => (await proposedRefunds(db)).map(createdAt) },
  {
    what: 'Changes of contact to approve',
    list: 'list-contact-changes',
    find: async (db, now) => (await changesDue(db, now).execute()).map((change) => ({ since: approvableFrom(change) })),
  },
  { what: 'Refunds to pay another way', list: 'list-failed-refunds', find: async (db) => (await failedRefunds(db)).map(statusAt) },
  { what: 'Deposits to pay out', list: 'list-payouts', rows: payoutsToPay, since: 'createdAt' },
]

const createdAt = (row: { createdAt: Date }): Waiting => ({ since: row.createdAt })
const statusAt = (row: { statusAt: Date }): Waiting => ({ since: row.statusAt })
const since = (row: { since: Date }): Waiting => ({ since: row.since })
const at = (row: { at: Date }): Waiting => ({ since: row.at })
/** Parcels that have left, or are on their way back, wait for the post. */
const isToSend = ({ status }: { status: string }) => !['sent', 'dispatched', 'returnRequested', 'received'].includes(status)

/** What waits for Staff: how many of each kind, since when the first, and when the first is due. Kinds of which there are none are left out. */
export async function whatWaits(db: Db, now: Date) {
  const piles = await Promise.all(
    PILES.map(async (pile) => ({
      what: pile.what,
      ...('rows' in pile ? await counted(db, pile.rows(db, now), pile.since) : tallied(await pile.find(db, now))),
      next: [`npm run staff -- ${pile.list}`],
    })),
  )
  return piles.filter(({ count }) => count > 0)
}

async function counted(db: Db, rows: Expression<unknown>, column: string) {
  const found = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(${sql.ref(column)}) as since from ${rows} as waiting`.execute(db)
  return { count: 0, since: null, ...found.rows[0], due: null }
}

const tallied = (waiting: readonly Waiting[]) => ({
  count: waiting.length,
  since: earliest(waiting.map((one) => one.since)),
  due: earliest(waiting.map((one) => one.due ?? null)),
})

const earliest = (moments: readonly (Date | null)[]) =>
  moments.reduce((first, moment) => (moment && (!first || moment < first) ? moment : first), null)
