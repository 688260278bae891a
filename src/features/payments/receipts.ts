import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { TO_A_CARD } from '#platform/text/refunddays.ts'
import type { getPayments } from './contract.ts'
import { Content, nameOf, numberOf } from './invoices.ts'
import { cancelUntil } from './policy.ts'
import { Purpose } from './shapes.ts'

type View = InputOf<typeof getPayments>

const pounds = (pence: number) => ({ pence, currency: 'GBP' as const })

/** What somebody paid or is to pay, as far as they want to see it; what was given up is left out. */
export async function receiptsOf(db: Db, accountId: string, { status, purpose, ...asked }: View) {
  let mine = db.selectFrom('payment').where('accountId', '=', accountId).where('status', '<>', 'cancelled')
  if (status) mine = mine.where('status', '=', status)
  if (purpose) mine = mine.where('purpose', '=', purpose)
  const { rows, ...page } = await pageOfRows(mine.selectAll(), { by: { createdAt: 'createdAt', amount: 'pence' }, id: 'id' }, asked)
  const ids = rows.map(({ id }) => id)
  const [documents, refunds, disputes] = [await documentsOf(db, ids), await refundRows(db, ids), await disputesOf(db, ids)]
  const items = rows.map((payment) => {
    const own = documents.filter(({ paymentId }) => paymentId === payment.id)
    const invoice = own.find(({ kind }) => kind === 'invoice')
    return {
      paymentId: payment.id,
      purpose: Purpose.parse(payment.purpose),
      description: payment.description,
      status: payment.status,
      amount: pounds(payment.pence),
      refunded: pounds(payment.refundedPence),
      createdAt: payment.createdAt,
      paidAt: payment.paidAt,
      cancelUntil: cancelUntil(payment),
      invoiceNumber: invoice ? numberOf(invoice) : null,
      paper: invoice ? nameOf(invoice) : null,
      creditNotes: own.flatMap((note) =>
        note.refundId
          ? [
              {
                id: note.refundId,
                number: numberOf(note),
                paper: nameOf(note),
                amount: pounds(Content.parse(note.content).pence),
                at: note.issuedAt,
              },
            ]
          : [],
      ),
      disputes: disputes
        .filter(({ paymentId }) => paymentId === payment.id)
        .flatMap(({ id, status, pence, statusAt: at }) => {
          // Of what the bank merely asks the payer need not hear.
          if (status === 'asked') return []
          return [{ id, status, stands: status === 'won', amount: pounds(pence), at, words: DISPUTE_WORDS[status](moneyText(pence)) }]
        }),
      refunds: refunds
        .filter(({ paymentId }) => paymentId === payment.id)
        .flatMap(({ id, status, pence, statusAt, disputeId }) => {
          // What the bank has taken is said among the disputes.
          if (status === 'superseded' || disputeId) return []
          const isHeld = status === 'asked' && disputes.some((dispute) => dispute.paymentId === payment.id && dispute.status === 'open')
          const saying = payment.receivedBy ? BY_HAND_WORDS : REFUND_WORDS
          const words = isHeld ? HELD_WORDS(moneyText(pence)) : saying[status](moneyText(pence))
          return [{ id, status, hasGone: status === 'made', amount: pounds(pence), at: statusAt, words }]
        }),
    }
  })
  return { items, ...page }
}

async function documentsOf(db: Db, paymentIds: string[]) {
  if (paymentIds.length === 0) return []
  return db.selectFrom('invoice').selectAll().where('paymentId', 'in', paymentIds).orderBy('issuedAt').orderBy('no').execute()
}

async function refundRows(db: Db, paymentIds: string[]) {
  if (paymentIds.length === 0) return []
  return db.selectFrom('refund').selectAll().where('paymentId', 'in', paymentIds).orderBy('createdAt').orderBy('id').execute()
}

async function disputesOf(db: Db, paymentIds: string[]) {
  if (paymentIds.length === 0) return []
  return db.selectFrom('dispute').selectAll().where('paymentId', 'in', paymentIds).orderBy('createdAt').orderBy('id').execute()
}

const DISPUTE_WORDS = {
  open: (money: string) =>
    `Your bank is holding ${money} until it decides. What you haven’t used is on hold. If you contacted your bank by mistake, tell them.`,
  won: (money: string) => `Your bank has confirmed your payment of ${money}.`,
  lost: (money: string) => `Your bank has given you back ${money}.`,
} as const

const HELD_WORDS = (money: string) => `We’ll refund ${money} once your bank has decided, unless your bank gives it back itself.`

const REFUND_WORDS = {
  asked: (money: string) => `${money} is on its way back to your card.`,
  made: (money: string) => `We’ve refunded ${money} to your card. ${TO_A_CARD}`,
  failed: (money: string) => `Your bank didn’t accept your ${money} refund. We’re finding another way to pay you and will write to you.`,
} as const

/** The same for what was paid without a card. */
const BY_HAND_WORDS = {
  asked: (money: string) => `We’re paying you back ${money}, and will write to you when we’ve done it.`,
  made: (money: string) => `We’ve paid you back ${money}.`,
  failed: (money: string) => `We’re paying you back ${money}, and will write to you when we’ve done it.`,
} as const
