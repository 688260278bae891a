import Stripe from 'stripe'
import {
  type CardDispute,
  type Cards,
  CardsAway,
  CardsRefused,
  type Intent,
  type IntentStatus,
  type RefundMade,
  type Subscription,
} from './cards.ts'
import { eventOf, isFromLater } from './event.ts'

interface Config {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another address than Stripe's own: the sandbox on this machine. */
  baseUrl?: string
  timeoutMs?: number
}

/** Card payments by Stripe's official library. The sandbox speaks the same protocol, so this is the only client there is. */
export function stripeCards({ secretKey, publishableKey, webhookSecret, baseUrl, timeoutMs = 20_000 }: Config): Cards {
  const stripe = new Stripe(secretKey, { ...hostOf(baseUrl), timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false })

  return {
    kind: baseUrl ? 'sandbox' : 'stripe',
    publishableKey,

    intend: ({ reference, key, pence, description, email }) =>
      asked(async () => {
        const made = await stripe.paymentIntents.create(
          {
            amount: pence,
            currency: 'gbp',
            description,
            receipt_email: email,
            metadata: { reference },
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          { idempotencyKey: `intend-${key}` },
        )
        return intentOf(made)
      }),
    intent: (id) => asked(async () => intentOf(await stripe.paymentIntents.retrieve(id))),
    cancel: (id) => asked(async () => intentOf(await stripe.paymentIntents.cancel(id))),

    host: ({ reference, key, pence, description, email, successUrl, cancelUrl }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            customer_email: email,
            success_url: successUrl,
            cancel_url: cancelUrl,
            metadata: { reference },
            payment_intent_data: { metadata: { reference }, description, receipt_email: email },
            line_items: [{ quantity: 1, price_data: { currency: 'gbp', unit_amount: pence, product_data: { name: description } } }],
          },
          { idempotencyKey: `host-${key}` },
        )
        return { id: session.id, url: session.url ?? '', intentId: idOf(session.payment_intent) }
      }),
    hosted: (id) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(id)
        return {
          intentId: idOf(session.payment_intent),
          subscriptionId: idOf(session.subscription),
          isOver: session.status !== 'open',
        }
      }),

    closeHosted: (id) =>
      asked(async () => {
        const open = await stripe.checkout.sessions.retrieve(id)
        const session = open.status === 'open' ? await stripe.checkout.sessions.expire(id) : open
        return { intentId: idOf(session.payment_intent) }
      }),

    refund: ({ intentId, pence, key }) =>
      asked(async () =>
        refundOf(
          await stripe.refunds.create(
            { payment_intent: intentId, amount: pence, metadata: { reference: key } },
            { idempotencyKey: `refund-${key}` },
          ),
        ),
      ),
    refunded: (id) => asked(async () => refundOf(await stripe.refunds.retrieve(id))),

    dispute: (id) => asked(async () => disputeOf(await stripe.disputes.retrieve(id))),
    disputesSince: (since) =>
      asked(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const made = await stripe.disputes.list({ created, limit: 100 }).autoPagingToArray({ limit: 1000 })
        return made.map(disputeOf)
      }),
    answerDispute: (id, words) =>
      asked(async () => disputeOf(await stripe.disputes.update(id, { evidence: { uncategorized_text: words }, submit: true }))),
    acceptDispute: (id) => asked(async () => disputeOf(await stripe.disputes.close(id))),

    customer: ({ reference, email, name }) =>
      asked(async () => {
        const made = await stripe.customers.create({ email, name, metadata: { reference } }, { idempotencyKey: `customer-${reference}` })
        return made.id
      }),
    subscribe: ({ reference, key, pence, description, customer, every, trialDays, successUrl, cancelUrl }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: reference,
            success_url: successUrl,
            cancel_url: cancelUrl,
            metadata: { reference },
            subscription_data: { metadata: { reference }, ...(trialDays > 0 && { trial_period_days: trialDays }) },
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'gbp', unit_amount: pence, recurring: { interval: every }, product_data: { name: description } },
              },
            ],
          },
          { idempotencyKey: `subscribe-${key}` },
        )
        return { id: session.id, url: session.url ?? '' }
      }),
    subscription: (id) => asked(async () => withLastCharge(await stripe.subscriptions.retrieve(id, WITH_PAYMENTS))),
    endSubscription: (id) =>
      asked(async () => withLastCharge(await stripe.subscriptions.update(id, { cancel_at_period_end: true, ...WITH_PAYMENTS }))),
    keepSubscription: (id) =>
      asked(async () => {
        const before = await stripe.subscriptions.retrieve(id)
        const kept = endsOnDate(before) ? { cancel_at: '' as const } : { cancel_at_period_end: false }
        return withLastCharge(await stripe.subscriptions.update(id, { ...kept, ...WITH_PAYMENTS }))
      }),
    endSubscriptionNow: (id) => asked(async () => withLastCharge(await stripe.subscriptions.cancel(id, WITH_PAYMENTS))),
    portal: ({ customer, returnUrl }) =>
      asked(async () => {
        const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
        return { url }
      }),

    readEvent(body, signature, now) {
      if (isFromLater(signature, now)) return 'notSigned'
      try {
        const signed = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime())
        return eventOf(signed) ?? 'notAnEvent'
      } catch (error) {
        return error instanceof StripeSignatureVerificationError ? 'notSigned' : 'notAnEvent'
      }
    },
  }

  /** While the latest invoice is owed, or costs nothing, an earlier one is the last that was paid. */
  async function withLastCharge(made: Stripe.Subscription): Promise<Subscription> {
    const latest = typeof made.latest_invoice === 'object' ? made.latest_invoice : null
    const lastCharge = latest && chargeOf(latest)
    if (lastCharge) return { ...subscriptionOf(made), lastCharge }
    const paid = await stripe.invoices.list({ subscription: made.id, status: 'paid', limit: 10, expand: ['data.payments'] })
    const charges = paid.data.flatMap((invoice) => chargeOf(invoice) ?? [])
    return { ...subscriptionOf(made), lastCharge: charges[0] ?? null }
  }
}

/** A webhook that was signed longer ago may be somebody's who listened. */
const TOLERANCE_SECONDS = 300

function hostOf(baseUrl: string | undefined) {
  if (!baseUrl) return {}
  const { protocol, hostname, port } = new URL(baseUrl)
  return { protocol: protocol === 'https:' ? ('https' as const) : ('http' as const), host: hostname, port: Number(port) }
}

const { StripeCardError, StripeInvalidRequestError, StripeIdempotencyError, StripeSignatureVerificationError } = Stripe.errors
/** Answers that stay the same however often we ask. */
const REFUSALS = [StripeCardError, StripeInvalidRequestError, StripeIdempotencyError]

/** Turns the library's errors into the two that we know. A message of Stripe's may hold what was sent, so it is kept out. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (REFUSALS.some((kind) => error instanceof kind))
      throw new CardsRefused(error.code ?? error.type, `The card provider refused: ${error.code ?? error.type}`)
    throw new CardsAway(`The card provider didn’t answer: ${error.type}`)
  }
}

/** A status that is new to us is not yet a payment. */
const STATUS: Record<string, IntentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

function intentOf(made: Stripe.PaymentIntent): Intent {
  const { last_payment_error: error } = made
  return {
    id: made.id,
    status: STATUS[made.status] ?? 'processing',
    pence: made.amount,
    clientSecret: made.client_secret,
    reference: made.metadata['reference'] ?? null,
    declined: error ? { code: error.decline_code ?? error.code ?? 'declined', message: error.message ?? 'The card was declined' } : null,
  }
}

function refundOf(made: Stripe.Refund): RefundMade {
  const status = made.status === 'succeeded' ? 'succeeded' : made.status === 'failed' || made.status === 'canceled' ? 'failed' : 'pending'
  return { id: made.id, status, pence: made.amount, why: made.failure_reason ?? null }
}

/** A status that is new to us holds the money until we know more. An appeal is one against what was lost already. */
const DISPUTED: Record<string, CardDispute['status']> = {
  warning_needs_response: 'asked',
  warning_under_review: 'asked',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

function disputeOf(made: Stripe.Dispute): CardDispute {
  const { id, amount, reason, status } = made
  const by = made.evidence_details.due_by
  const isAsked = status === 'needs_response' || status === 'warning_needs_response'
  return {
    id,
    intentId: idOf(made.payment_intent),
    status: DISPUTED[status] ?? 'open',
    pence: amount,
    reason,
    answerBy: isAsked && by ? new Date(by * 1000) : null,
  }
}

const STANDING: Record<string, Subscription['status']> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'pastDue',
  unpaid: 'unpaid',
  canceled: 'cancelled',
  incomplete: 'incomplete',
  incomplete_expired: 'cancelled',
  paused: 'unpaid',
}

const WITH_PAYMENTS = { expand: ['latest_invoice.payments'] }

function subscriptionOf(made: Stripe.Subscription): Omit<Subscription, 'lastCharge'> {
  const renews = made.items.data[0]?.current_period_end ?? made.created
  const endsOn = made.cancel_at !== null && made.cancel_at <= renews ? made.cancel_at : null
  return {
    id: made.id,
    customer: idOf(made.customer) ?? '',
    status: STANDING[made.status] ?? 'unpaid',
    trialEnd: made.trial_end === null ? null : dateOf(made.trial_end),
    periodEnd: dateOf(endsOn ?? renews),
    endsThen: made.cancel_at_period_end || endsOn !== null,
    reference: made.metadata['reference'] ?? null,
  }
}

/** The provider's own page notes the date on which the period ends, where we say that it ends with its period. */
const endsOnDate = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription) => cancel_at !== null && !cancel_at_period_end

/** What was paid of an invoice, where it was paid with a card. */
function chargeOf({ payments }: Stripe.Invoice): Subscription['lastCharge'] {
  const paid = payments?.data.find(({ status }) => status === 'paid')
  const intentId = idOf(paid?.payment.payment_intent ?? null)
  const at = paid?.status_transitions.paid_at
  return intentId && at ? { intentId, pence: paid.amount_paid ?? paid.amount_requested, at: dateOf(at) } : null
}

const dateOf = (seconds: number) => new Date(seconds * 1000)
const idOf = (thing: string | { id: string } | null) => (typeof thing === 'string' ? thing : (thing?.id ?? null))
