import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { invoiceOf } from './invoices.ts'
import { ANSWERING_REFUSED } from './refusals.ts'
import { type Payment, paymentById } from './rows.ts'

/** The disputes that are not decided, the one first that must be answered first. */
export const undecided = (db: Db) =>
  db
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.paymentId')
    .select(['dispute.id', 'dispute.status', 'dispute.pence', 'dispute.reason', 'dispute.answerBy'])
    .select(['dispute.paymentId', 'payment.description'])
    .where('dispute.status', 'in', ['asked', 'open'])
    .orderBy('dispute.answerBy', (by) => by.asc().nullsLast())
    .orderBy('dispute.id')
    .execute()

/**
 * PAY-7 Staff tell the payer's bank why a payment was right, with what the register knows of it; or give in, where `words` is null. There
 * is one answer to a dispute. Refuses where none is asked for.
 */
export async function answerBank({ db, queue }: TransactionContext, disputeId: string, words: string | null): Promise<void> {
  const dispute = await db.selectFrom('dispute').selectAll().where('id', '=', disputeId).forUpdate().executeTakeFirst()
  const payment = dispute ? await paymentById(db, dispute.paymentId) : null
  if (!dispute || !payment) throw refusedBy(ANSWERING_REFUSED, 'noSuchDispute')
  const { answerBy, providerId } = dispute
  if (!answerBy) throw refusedBy(ANSWERING_REFUSED, 'notAsked', `The bank isn’t asking for an answer. This dispute is ${dispute.status}.`)
  await db.updateTable('dispute').set({ answerBy: null }).where('id', '=', disputeId).execute()
  const answer = words === null ? null : [words, ...(await factsOf(db, payment))].join('\n')
  await queue('answerDispute', { cardAccount: payment.cardAccount, disputeId: providerId, words: answer })
}

/** What a bank needs to know of a sale: what, to whom, when, for how much. */
async function factsOf(db: Db, { id, accountId, description, pence, paidAt, createdAt }: Payment): Promise<string[]> {
  const { name, email } = await accountById(db, accountId)
  return [
    `Sold: ${description}, for ${moneyText(pence)}.`,
    `Ordered ${whenText(createdAt)}${paidAt ? `, paid ${whenText(paidAt)}` : ''}.`,
    `Sold to: ${name}, ${email}.`,
    `Document: ${(await invoiceOf(db, id)) ?? 'none'}.`,
  ]
}
