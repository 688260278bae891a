import { type Cards, CardsAway, CardsRefused } from '#adapters/cards/cards.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Act, TransactionContext } from '#platform/server/answer.ts'
import { SANDBOX_PATH } from '#platform/server/cardkeys.ts'
import type { Services } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'
import { ask, type Priced } from './ask.ts'
import { toPayFor } from './points.ts'
import { closeAtProvider, saidOf } from './provider.ts'
import { reconcile } from './reconciliation.ts'
import { isUnpaid, type Payment, paymentOf } from './rows.ts'
import type { Purpose, ToPay } from './shapes.ts'

interface Asking {
  act: Act
  who: Person
  now: Date
  services: Services
}

/** What somebody begins to pay for. */
interface Wanted {
  purpose: Purpose
  thingId: string
  /** PAY-10 They ask us to start at once. */
  startNow?: boolean | undefined
}

/** With the card form, or the address of the provider's own page. */
export interface Begun {
  paymentId: string
  form: ToPay | null
  url: string | null
}
export type NotBegun = 'nothingToPay' | 'paidAlready' | 'tooLate' | 'noProvider'

/** Meanwhile something changed: look anew. */
type Tried = Begun | NotBegun | 'again'
const ROUNDS = 5

/**
 * PAY-1 Begins to pay for a thing, or goes on where somebody began. What is payable is written down and committed before the provider is
 * asked, and one thing can be paid in one way at a time: what was begun the other way is closed first. Opens transactions of its own.
 */
export async function beginPayment(asking: Asking, wanted: Wanted, way: 'form' | 'page'): Promise<Begun | NotBegun> {
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tried = await tryToBegin(asking, wanted, way)
      if (tried !== 'again') return tried
    }
  } catch (error) {
    if (!(error instanceof CardsAway)) throw error
  }
  return 'noProvider'
}

/** The same, for the card form alone. */
export async function beginOnForm(asking: Asking, wanted: Wanted): Promise<ToPay | NotBegun> {
  const begun = await beginPayment(asking, wanted, 'form')
  if (typeof begun === 'string') return begun
  return begun.form ?? 'noProvider'
}

async function tryToBegin(asking: Asking, wanted: Wanted, way: 'form' | 'page'): Promise<Tried> {
  const { act, who, services } = asking
  const asked = await act((tools) => askOnce(tools, who.id, wanted))
  if (typeof asked === 'string') return asked
  const { payment, payable, isStale } = asked
  const cards = services.cards[payment.cardAccount]
  const otherWay = way === 'form' ? payment.hostedId !== null : payment.hostedId === null && payment.intentId !== null
  if (isStale || otherWay) return close(asking, cards, payment, isStale)
  try {
    return await (way === 'form' ? onForm(asking, cards, payment, payable) : onPage(asking, cards, payment))
  } catch (error) {
    if (!(error instanceof CardsRefused)) throw error
    return close(asking, cards, payment, false)
  }
}

/** The payment of a thing: the one that was begun, or a new one. Those who ask at the same time follow each other. */
async function askOnce(tools: TransactionContext, accountId: string, { purpose, thingId, startNow = false }: Wanted) {
  const { db } = tools
  const payable = await toPayFor(tools, { purpose, thingId, accountId })
  if (typeof payable === 'string') return payable
  await oneAtATime(db, `payment/${thingId}`)
  const begun = await paymentOf(db, thingId)
  const asksStart = startNow && payable.startsAtOnce === true
  if (!begun)
    return {
      payment: await ask(tools, { accountId, purpose, thingId, startNow: asksStart, by: 'holder' }, payable),
      payable,
      isStale: false,
    }
  if (!isUnpaid(begun)) return 'paidAlready'
  if (asksStart) await askToStart(tools, begun.id)
  const isStale = begun.accountId !== accountId || begun.pence !== payable.pence || begun.purpose !== purpose
  return { payment: begun, payable, isStale }
}

/** PAY-10 Keeps when the payer first asked us to start at once. */
async function askToStart({ db, now }: TransactionContext, paymentId: string): Promise<void> {
  await db.updateTable('payment').set({ startAskedAt: now }).where('id', '=', paymentId).where('startAskedAt', 'is', null).execute()
}

/** Closes at the provider what was begun for somebody else, for another amount, or in the other way. */
async function close({ act }: Asking, cards: Cards, payment: Payment, isStale: boolean): Promise<Tried> {
  const said = await closeAtProvider(cards, payment)
  if (said?.status === 'processing') return 'paidAlready'
  return act(async (tools): Promise<Tried> => {
    const wasPaid = said?.status === 'succeeded'
    if (wasPaid || isStale) await reconcile(tools, { paymentId: payment.id, said, closedBy: wasPaid ? null : 'payments' })
    if (!wasPaid && !isStale) await nextAttempt(tools, payment)
    return 'again'
  })
}

async function onForm(asking: Asking, cards: Cards, payment: Payment, payable: Priced): Promise<Tried> {
  const { act, who } = asking
  const { intentId } = payment
  const intent = await (intentId ? cards.intent(intentId) : cards.intend(wordsFor(payment, who)))
  if (intent.status === 'succeeded') return act((tools) => reconciled(tools, payment, saidOf(intent)))
  if (intent.status === 'cancelled') return close(asking, cards, payment, false)
  if (!intentId && !(await act((tools) => keep(tools, payment, { intentId: intent.id })))) {
    await cards.cancel(intent.id)
    return 'again'
  }
  return { paymentId: payment.id, form: toPay(cards, payment, payable, intent.clientSecret ?? ''), url: null }
}

async function onPage(asking: Asking, cards: Cards, payment: Payment): Promise<Tried> {
  const { act, who, services } = asking
  const { hostedId, purpose, thingId, id } = payment
  const hosted = hostedId ? await cards.hosted(hostedId) : null
  if (hosted?.isOver) return close(asking, cards, payment, false)
  const back = services.config.publicUrl + paths.pay(purpose, thingId)
  const page = await cards.host({ ...wordsFor(payment, who), successUrl: `${back}?payment=${id}`, cancelUrl: back })
  if (hostedId && page.id !== hostedId) return close(asking, cards, payment, false)
  if (!hostedId && !(await act((tools) => keep(tools, payment, { hostedId: page.id })))) {
    await cards.closeHosted(page.id)
    return 'again'
  }
  return { paymentId: id, form: null, url: page.url }
}

const wordsFor = ({ id, attempt, pence, description }: Payment, { email }: Person) => ({
  reference: id,
  key: `${id}.${attempt}`,
  pence,
  description,
  email,
})

/** Writes down under which id the provider knows the payment; false when another asker was faster, in whatever way. */
async function keep(
  { db }: TransactionContext,
  { id, attempt }: Payment,
  made: { intentId: string } | { hostedId: string },
): Promise<boolean> {
  const kept = await db
    .updateTable('payment')
    .set(made)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'in', ['open', 'processing'])
    .where((row) => {
      const fresh = row.and([row('intentId', 'is', null), row('hostedId', 'is', null)])
      const same =
        'hostedId' in made
          ? row('hostedId', '=', made.hostedId)
          : row.and([row('intentId', '=', made.intentId), row('hostedId', 'is', null)])
      return row.or([fresh, same])
    })
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

async function reconciled(tools: TransactionContext, payment: Payment, said: Parameters<typeof reconcile>[1]['said']): Promise<'again'> {
  await reconcile(tools, { paymentId: payment.id, said, closedBy: null })
  return 'again'
}

/**
 * From now on the provider is asked under another key, so that what it has closed does not come back. What another asker has begun
 * meanwhile stays known: it was not closed, and can be paid.
 */
async function nextAttempt({ db }: TransactionContext, { id, attempt, intentId, hostedId }: Payment): Promise<void> {
  await db
    .updateTable('payment')
    .set({ attempt: attempt + 1, intentId: null, hostedId: null, declined: null })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('intentId', 'is not distinct from', intentId)
    .where('hostedId', 'is not distinct from', hostedId)
    .where('status', 'in', ['open', 'processing'])
    .execute()
}

function toPay(
  cards: Cards,
  { id, pence, vatPence, lines, description }: Payment,
  { about = [], until, startsAtOnce = false }: Priced,
  clientSecret: string,
): ToPay {
  return {
    paymentId: id,
    clientSecret,
    publishableKey: cards.publishableKey,
    provider: cards.kind === 'sandbox' ? { kind: 'sandbox', url: SANDBOX_PATH } : { kind: 'stripe' },
    amount: { pence, currency: 'GBP' },
    vat: { pence: vatPence, currency: 'GBP' },
    lines,
    description,
    about,
    startsAtOnce,
    until: until?.toISOString() ?? null,
  }
}
