import { sql } from 'kysely'
import * as z from 'zod'
import { refundPayment } from '#features/payments/refundPayment.ts'
import { leftOf } from '#features/payments/refundtotals.ts'
import { paymentById } from '#features/payments/rows.ts'
import { creditsEnded } from '#features/plans/queries/credits.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { countText } from '#platform/text/counttext.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { shortId } from './commandline/shortid.ts'
import { ALONE_PENCE, refundProposalLife } from './lifecycle.ts'
import { sharesOfLines } from './lines.ts'
import { withoutStop } from './money.ts'
import { commandFor, decisionFor } from './next.ts'
import { personWords } from './people.ts'
import { PROPOSAL_REFUSED } from './refusals.ts'
import { leftToSend, unsentOrder } from './unsent.ts'

/** How much of a payment is asked for: a sum, pieces of lines, or all that wasn’t used. */
const AskedRefund = z.object({
  pence: z.int().optional(),
  lines: z.array(z.object({ line: z.int(), pieces: z.int() })),
})
type AskedRefund = z.output<typeof AskedRefund>

interface Wanted {
  paymentId: string
  asked: AskedRefund
  reason: string
  /** The account of Staff that asks. */
  by: string
}

/** STAFF-2 Makes a refund, or, where it would be more than a member of Staff may make alone, undoes it and proposes it to another. */
export async function refundOrPropose(tools: TransactionContext, { by, ...wanted }: Wanted) {
  const { db } = tools
  await assertNoneProposed(db, wanted.paymentId)
  await sql`savepoint before_refund`.execute(db)
  const made = await refundNow(tools, wanted)
  if ((await refundedOf(tools, wanted.paymentId)) <= ALONE_PENCE) return { ...made, proposalId: null }
  await sql`rollback to savepoint before_refund`.execute(db)
  return { ...made, proposalId: await propose(tools, { ...wanted, by, pence: made.pence }) }
}

async function refundNow(tools: TransactionContext, { paymentId, asked, reason }: Omit<Wanted, 'by'>) {
  const shares = await sharesOfLines(tools.db, paymentId, asked.lines)
  const payment = await paymentById(tools.db, paymentId)
  const unsent = payment && (await unsentOrder(tools.db, payment))
  const { pence } = await refundPayment(tools, paymentId, { pence: asked.pence, lines: shares?.lines }, withoutStop(reason))
  const order = await leftToSend(tools.db, unsent, { isByLine: asked.lines.length > 0 })
  return { pence, words: shares?.words ?? '', order, takenBack: payment ? await takenBackWords(tools, payment.thingId) : '' }
}

/** The credits of a purchase that can’t be used any more since this moment. */
async function takenBackWords({ db, now }: TransactionContext, purchaseId: string): Promise<string> {
  const credits = await creditsEnded(db, purchaseId, now)
  return credits === 0 ? '' : `${countText(credits)} unused ${credits === 1 ? 'credit' : 'credits'}. What they’ve used stays theirs`
}

/** Asks again where the same sum of a payment was refunded within a day: it’s easily typed twice. */
export async function assertNotSameAgain({ db, now }: TransactionContext, paymentId: string, pence: number): Promise<void> {
  const same = await db
    .selectFrom('refund')
    .select('createdAt')
    .where('paymentId', '=', paymentId)
    .where('pence', '=', pence)
    .where('status', '<>', 'failed')
    .where('createdAt', '>', earlier(now, { hours: 24 }))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!same) return
  const when = whenText(same.createdAt)
  throw refusedBy(
    PROPOSAL_REFUSED,
    'sameAgain',
    `${moneyText(pence)} of this payment was refunded already, on ${when}. If this is another refund, add --again.`,
  )
}

/** How much of a payment has gone back, or is about to: many small refunds are one large one. */
async function refundedOf({ db }: TransactionContext, paymentId: string): Promise<number> {
  const payment = await paymentById(db, paymentId)
  return payment ? payment.pence - (await leftOf(db, payment)) : 0
}

/** STAFF-2 What has been proposed must still be there when another approves it, so nothing goes back beside it. */
async function assertNoneProposed(db: Db, paymentId: string) {
  const open = await db
    .selectFrom('refundProposal')
    .select(['id', 'pence', 'proposedBy', 'createdAt'])
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'proposed')
    .executeTakeFirst()
  if (!open) return
  const { id, pence, proposedBy, createdAt } = open
  const proposed = `${await personWords(db, proposedBy)} proposed to refund ${moneyText(pence)} of this payment on ${whenText(createdAt, 'day')}`
  const next = `Another member of staff can run ${commandFor('approve-refund', id)}, and anyone can run ${decisionFor('refuse-refund', id)}`
  throw refusedBy(PROPOSAL_REFUSED, 'alreadyProposed', `${proposed} (${shortId(id)}). ${next}`)
}

async function propose({ db, now, start }: TransactionContext, { paymentId, asked, reason, by, pence }: Wanted & { pence: number }) {
  const [id, status] = [newId(), 'proposed' as const]
  await db
    .insertInto('refundProposal')
    .values({ id, status, statusAt: now, paymentId, proposedBy: by, pence, asked: JSON.stringify(asked), reason, createdAt: now })
    .execute()
  await start(refundProposalLife, 'propose', { id, status }, 'Staff', { pence })
  return id
}

/** The refunds that another member of Staff has to approve, the oldest first. */
export const proposedRefunds = (db: Db) =>
  db
    .selectFrom('refundProposal')
    .innerJoin('payment', 'payment.id', 'refundProposal.paymentId')
    .select([
      'refundProposal.id',
      'refundProposal.status',
      'refundProposal.createdAt',
      'refundProposal.pence',
      'refundProposal.reason',
      'refundProposal.proposedBy',
    ])
    .select(['payment.description', 'payment.accountId', 'refundProposal.paymentId'])
    .where('refundProposal.status', '=', 'proposed')
    .orderBy('refundProposal.createdAt')
    .orderBy('refundProposal.id')
    .execute()

/** STAFF-2 Another member of Staff makes a proposed refund. Refuses where it is their own, or would no longer come to what was proposed. */
export async function approveProposal(tools: TransactionContext, proposalId: string, by: string) {
  const proposal = await proposalById(tools, proposalId)
  if (proposal.proposedBy === by) throw refusedBy(PROPOSAL_REFUSED, 'yourOwn')
  await tools.transition(refundProposalLife, 'approve', proposalId, 'Staff', { pence: proposal.pence })
  const asked = AskedRefund.parse(proposal.asked)
  const { pence } = await refundNow(tools, { paymentId: proposal.paymentId, asked, reason: proposal.reason })
  if (pence === proposal.pence) return pence
  const [was, now] = [moneyText(proposal.pence), moneyText(pence)]
  throw refusedBy(PROPOSAL_REFUSED, 'changed', `${was} was proposed, and now it would be ${now}. Refuse it, and propose it again.`)
}

/** A proposed refund that won't be made. */
export async function refuseProposal(tools: TransactionContext, proposalId: string): Promise<void> {
  await proposalById(tools, proposalId)
  await tools.transition(refundProposalLife, 'refuse', proposalId, 'Staff')
}

async function proposalById({ db }: TransactionContext, id: string) {
  const proposal = await db.selectFrom('refundProposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!proposal) throw refusedBy(PROPOSAL_REFUSED, 'noSuchProposal')
  return proposal
}
