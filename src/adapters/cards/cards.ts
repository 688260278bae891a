/** The two accounts that we have with the card provider: the register's own, and TailTag's. */
export const CARD_ACCOUNTS = ['main', 'tailTag'] as const
export type CardAccount = (typeof CARD_ACCOUNTS)[number]

/** How far a payment has come. `action`: the payer must do something at their bank (3-D Secure). */
export type IntentStatus = 'open' | 'action' | 'processing' | 'succeeded' | 'cancelled'

export interface Intent {
  id: string
  status: IntentStatus
  pence: number
  /** What lets the payer's browser, and nobody else, pay this one. */
  clientSecret: string | null
  /** Our own id of the payment, as we gave it. */
  reference: string | null
  /** Why the last try failed, in the provider's words for the payer; null where none did. */
  declined: { code: string; message: string } | null
}

interface PaymentRequest {
  /** Our own id of the payment: what the provider tells us about it names this. */
  reference: string
  /** Makes a repeat the same thing and not a second one. */
  key: string
  /** Pounds sterling in pence, at least 30. */
  pence: number
  description: string
  email: string
}

interface HostedPaymentRequest extends PaymentRequest {
  /** Where the payer is led afterwards. */
  successUrl: string
  cancelUrl: string
}

export interface RefundMade {
  id: string
  /** One that is pending may still fail, and so may one that succeeded: the bank may send the money back. */
  status: 'pending' | 'succeeded' | 'failed'
  pence: number
  /** The provider's word for why it failed. */
  why: string | null
}

/** A payment that the payer's bank asks about, or takes back, because the payer said that something is wrong with it. */
export interface CardDispute {
  id: string
  /** The payment that it is about; null where the provider cannot say. */
  intentId: string | null
  /** `asked`: the bank only asks. `open`: it holds the money until it has decided. */
  status: 'asked' | 'open' | 'won' | 'lost'
  pence: number
  /** The provider's word for what the payer said: `fraudulent`, `duplicate`, … */
  reason: string
  /** Until then an answer is taken; null where none is asked for. */
  answerBy: Date | null
}

export interface Subscription {
  id: string
  customer: string
  status: 'trialing' | 'active' | 'pastDue' | 'unpaid' | 'cancelled' | 'incomplete'
  /** When the trial ends, or ended; null where there was none. */
  trialEnd: Date | null
  /** When it renews, or ends if `endsThen`. */
  periodEnd: Date
  endsThen: boolean
  /** The last charge that succeeded; null while none was made, as in a trial. */
  lastCharge: { intentId: string; pence: number; at: Date } | null
  reference: string | null
}

/** Something happened at the provider. It says what to look at again; what is true is asked, never read from here. */
export interface CardEvent {
  id: string
  type: string
  at: Date
  about: { kind: 'intent' | 'checkout' | 'charge' | 'refund' | 'dispute' | 'subscription' | 'other'; id: string; reference: string | null }
}

/**
 * One account at a card provider. Every method that makes something is safe to repeat with the same reference or key. Rejects with
 * CardsAway when the provider cannot be asked now (nothing is known of what became of it: ask again), CardsRefused when it says no.
 */
export interface Cards {
  readonly kind: 'stripe' | 'sandbox'
  /** What the browser's card form needs to know whose account it is. */
  readonly publishableKey: string
  intend(asked: PaymentRequest): Promise<Intent>
  intent(id: string): Promise<Intent>
  cancel(id: string): Promise<Intent>
  /** A page of the provider's own on which the payer pays. `intentId` is null until they begin. */
  host(asked: HostedPaymentRequest): Promise<{ id: string; url: string; intentId: string | null }>
  hosted(id: string): Promise<{ intentId: string | null; subscriptionId: string | null; isOver: boolean }>
  /** Closes the page, so that nobody can pay on it any more; one that is paid stays paid. */
  closeHosted(id: string): Promise<{ intentId: string | null }>
  /** What the provider tells about the refund names the key. */
  refund(asked: { intentId: string; pence: number; key: string }): Promise<RefundMade>
  refunded(id: string): Promise<RefundMade>
  dispute(id: string): Promise<CardDispute>
  /** Those that began since then, at most 1,000. */
  disputesSince(since: Date): Promise<CardDispute[]>
  /** Tells the bank why the payment was right: there is one answer to each. */
  answerDispute(id: string, words: string): Promise<CardDispute>
  /** Lets the payer have their money back. */
  acceptDispute(id: string): Promise<CardDispute>
  customer(asked: { reference: string; email: string; name: string }): Promise<string>
  subscribe(
    asked: HostedPaymentRequest & { customer: string; every: 'month' | 'year'; trialDays: number },
  ): Promise<{ id: string; url: string }>
  subscription(id: string): Promise<Subscription>
  /** Ends it with its period. */
  endSubscription(id: string): Promise<Subscription>
  /** Takes back that it ends with its period. */
  keepSubscription(id: string): Promise<Subscription>
  endSubscriptionNow(id: string): Promise<Subscription>
  portal(asked: { customer: string; returnUrl: string }): Promise<{ url: string }>
  /** The event of a webhook, or why there is none: it was not signed by the provider in the last five minutes, or is no event. */
  readEvent(body: string, signature: string, now: Date): CardEvent | 'notSigned' | 'notAnEvent'
}

/** The provider gave no answer, so nobody knows yet what became of what was asked. */
export class CardsAway extends Error {
  override name = 'CardsAway'
}

/** The provider said no. `code` is its word for why; the message is for our log, never for the payer. */
export class CardsRefused extends Error {
  override name = 'CardsRefused'
  code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
