import { isDisputed, ripenDisputes } from './disputes.ts'
import { happened, newThingId } from './events.ts'
import { formAt, numberAt, textAt, textsIn } from './form.ts'
import { SandboxRefusal, wrongState } from './refusal.ts'
import type { Thing } from './store.ts'
import { REFUNDS } from './testcards.ts'
import { type SandboxRequest, thing } from './things.ts'

/** How long a refund takes to become what the card says, where that is not at once. */
const RIPE_MS = 60_000

export async function createRefund(asked: SandboxRequest): Promise<Thing> {
  const { store, account, form, now } = asked
  const intent = await thing(asked, 'payment_intent', textAt(form, 'payment_intent') ?? '')
  if (intent['status'] !== 'succeeded') throw wrongState('This PaymentIntent does not have a successful charge to refund.')
  await ripenDisputes(asked)
  if (await isDisputed(asked, intent.id)) throw disputed()
  const amount = await amountOf(asked, intent)
  const { first, then } = REFUNDS[String(intent['payment_method'])] ?? { first: 'succeeded', then: null }
  const refund: Thing = {
    id: newThingId('re'),
    object: 'refund',
    amount,
    charge: intent['latest_charge'],
    created: Math.floor(now.getTime() / 1000),
    currency: 'gbp',
    metadata: textsIn(formAt(form, 'metadata')),
    payment_intent: intent.id,
    status: first,
  }
  await store.write(account, { ...refund, ...(then && { sandbox: { then, at: now.getTime() + RIPE_MS } }) })
  await happened(store, account, 'refund.created', refund, now)
  return refund
}

const disputed = () =>
  new SandboxRefusal(400, {
    type: 'invalid_request_error',
    code: 'charge_disputed',
    message: 'This charge has been charged back. You cannot issue a refund.',
  })

async function amountOf({ store, account, form }: SandboxRequest, intent: Thing): Promise<number> {
  const earlier = (await store.list(account, 'refund')).filter((one) => one['payment_intent'] === intent.id && one['status'] !== 'failed')
  const back = earlier.reduce((sum, refund) => sum + Number(refund['amount']), 0)
  const amount = numberAt(form, 'amount') ?? Number(intent['amount']) - back
  if (amount > 0 && back + amount <= Number(intent['amount'])) return amount
  throw new SandboxRefusal(400, {
    type: 'invalid_request_error',
    code: back >= Number(intent['amount']) ? 'charge_already_refunded' : 'amount_too_large',
    param: 'amount',
    message: 'Refund amount is greater than unrefunded amount on charge.',
  })
}

export async function readRefund(asked: SandboxRequest, id: string): Promise<Thing> {
  await ripenRefunds(asked)
  return thing(asked, 'refund', id)
}

/** Refunds whose time has come become what the card says. */
export async function ripenRefunds({ store, account, now }: Pick<SandboxRequest, 'store' | 'account' | 'now'>): Promise<void> {
  for (const refund of await store.list(account, 'refund')) {
    const { sandbox, ...shown } = refund
    const status = sandbox ? ripe(sandbox, now) : null
    if (!status) continue
    const isFailed = status === 'failed'
    const after: Thing = {
      ...shown,
      id: refund.id,
      object: 'refund',
      status,
      ...(isFailed && { failure_reason: 'expired_or_canceled_card' }),
    }
    await store.write(account, after)
    await happened(store, account, isFailed ? 'refund.failed' : 'refund.updated', after, now)
  }
}

function ripe(kept: unknown, now: Date): string | null {
  const has = typeof kept === 'object' && kept !== null && 'then' in kept && 'at' in kept
  return has && Number(kept.at) <= now.getTime() ? String(kept.then) : null
}
