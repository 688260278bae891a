import * as z from 'zod'
import { formAt, numberAt, textAt, textsIn } from './form.ts'
import type { Thing } from './store.ts'
import { type AccountAt, type SandboxRequest, thing } from './things.ts'

interface Bill {
  id: string
  /** Seconds. */
  created: number
  subscription: { id: string; customer: unknown }
  /** What pays it; null where there is nothing to pay. */
  intent: Thing | null
}

/** Writes down what is billed for one period: paid, or open while its payment is not made. */
export async function writeInvoice({ store, account, now }: AccountAt, bill: Bill): Promise<void> {
  const { id, created, subscription, intent } = bill
  const pence = Number(intent?.['amount'] ?? 0)
  const isPaid = !intent || intent['status'] === 'succeeded'
  const paidAt = isPaid ? Math.floor(now.getTime() / 1000) : null
  await store.write(account, {
    id,
    object: 'invoice',
    amount_due: pence,
    amount_paid: isPaid ? pence : 0,
    amount_remaining: isPaid ? 0 : pence,
    created,
    currency: 'gbp',
    customer: subscription.customer,
    livemode: false,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    payments: { object: 'list', has_more: false, data: intent ? [paymentOf(bill, intent, paidAt)] : [] },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { finalized_at: created, paid_at: paidAt },
  })
}

const paymentOf = ({ id, created }: Bill, intent: Thing, paidAt: number | null) => ({
  id: id.replace('in_', 'inpay_'),
  object: 'invoice_payment',
  amount_paid: paidAt ? intent['amount'] : null,
  amount_requested: intent['amount'],
  created,
  currency: 'gbp',
  invoice: id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: intent.id },
  status: paidAt ? 'paid' : 'open',
  status_transitions: { canceled_at: null, paid_at: paidAt },
})

/** The invoices of a subscription, newest first. */
export async function listInvoices(asked: SandboxRequest) {
  const { store, account, form } = asked
  const [of, status, limit] = [textAt(form, 'subscription'), textAt(form, 'status'), numberAt(form, 'limit') ?? 10]
  const all = (await store.list(account, 'invoice')).filter(
    (one) => subscriptionIn(one) === of && one['status'] === (status ?? one['status']),
  )
  const data = all.toReversed().map((one) => shown(one, expanded(asked).includes('data.payments')))
  return { object: 'list', has_more: data.length > limit, url: '/v1/invoices', data: data.slice(0, limit) }
}

/** A subscription with its latest invoice within it, where that was asked for. */
export async function showInvoice(asked: SandboxRequest, subscription: Thing): Promise<Thing> {
  const within = expanded(asked)
  if (!within.some((path) => path.startsWith('latest_invoice'))) return subscription
  const invoice = await thing(asked, 'invoice', String(subscription['latest_invoice']))
  return { ...subscription, latest_invoice: shown(invoice, within.includes('latest_invoice.payments')) }
}

const expanded = ({ form }: SandboxRequest) => Object.values(textsIn(formAt(form, 'expand')))

function shown({ payments, ...invoice }: Thing, withPayments: boolean) {
  return { ...invoice, ...(withPayments && { payments }) }
}

const OfSubscription = z.object({ parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }) })
const subscriptionIn = (invoice: Thing) => OfSubscription.parse(invoice).parent.subscription_details.subscription
