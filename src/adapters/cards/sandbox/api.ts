import { createHash } from 'node:crypto'
import { createSession, expireSession } from './checkout.ts'
import { answerDispute, closeDispute, listDisputes, readDispute } from './disputes.ts'
import { textAt } from './form.ts'
import { listInvoices, showInvoice } from './invoices.ts'
import { createPortal } from './portal.ts'
import { createRefund, readRefund } from './refunds.ts'
import { SandboxRefusal } from './refusal.ts'
import { Thing } from './store.ts'
import { endSubscriptionNow, updateSubscription } from './subscriptions.ts'
import { cancelIntent, confirmIntent, createCustomer, createIntent, type SandboxRequest, thing } from './things.ts'

interface Request {
  method: string
  /** Below `/v1/`, without the query: `payment_intents/pi_1/confirm`. */
  path: string
  idempotencyKey: string | null
  /** The body as it came, by which a repeat is known for the same question. */
  body: string
  /** True when the asker showed a browser's key: then only what belongs to one payment may be asked, with its own secret. */
  isBrowser: boolean
}

type Act = (asked: SandboxRequest, id: string) => Promise<unknown>

const ACTS: Record<string, Act> = {
  'POST payment_intents': (asked) => createIntent(asked),
  'GET payment_intents/:id': (asked, id) => thing(asked, 'payment_intent', id),
  'POST payment_intents/:id/confirm': (asked, id) => confirmIntent(asked, id, cardIn(asked)),
  'POST payment_intents/:id/cancel': cancelIntent,
  'POST refunds': createRefund,
  'GET refunds/:id': readRefund,
  'GET disputes': listDisputes,
  'GET disputes/:id': readDispute,
  'POST disputes/:id': answerDispute,
  'POST disputes/:id/close': closeDispute,
  'POST customers': createCustomer,
  'GET customers/:id': (asked, id) => thing(asked, 'customer', id),
  'POST checkout/sessions': createSession,
  'GET checkout/sessions/:id': (asked, id) => thing(asked, 'checkout.session', id),
  'POST checkout/sessions/:id/expire': expireSession,
  'GET invoices': listInvoices,
  'GET subscriptions/:id': async (asked, id) => showInvoice(asked, await thing(asked, 'subscription', id)),
  'POST subscriptions/:id': async (asked, id) => showInvoice(asked, await updateSubscription(asked, id)),
  'DELETE subscriptions/:id': async (asked, id) => showInvoice(asked, await endSubscriptionNow(asked, id)),
  'POST billing_portal/sessions': createPortal,
  'GET events': async ({ store, account }) => ({ object: 'list', has_more: false, data: (await store.list(account, 'event')).reverse() }),
  'GET events/:id': (asked, id) => thing(asked, 'event', id),
}

/** What a browser may ask, of one payment and with its secret. */
const FOR_BROWSERS = new Set(['GET payment_intents/:id', 'POST payment_intents/:id/confirm'])

/** Answers one question of the protocol. A repeat with the same idempotency key gets the first answer; with another body it is refused. */
export async function answerApi(asked: SandboxRequest, request: Request): Promise<{ status: number; body: unknown; replayed: boolean }> {
  const { idempotencyKey: key, method } = request
  if (!key || method !== 'POST') return { ...(await act(asked, request)), replayed: false }

  const id = `idem_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`
  const print = createHash('sha256').update(`${request.path} ${request.body}`).digest('hex')
  const known = await asked.store.read(asked.account, id)
  if (known && known['print'] !== print)
    throw new SandboxRefusal(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  if (known) return { status: Number(known['status']), body: known['body'], replayed: true }
  const answer = await act(asked, request)
  await asked.store.write(asked.account, Thing.parse({ id, object: 'idempotency', print, ...answer }))
  return { ...answer, replayed: false }
}

async function act(asked: SandboxRequest, { method, path, isBrowser }: Request): Promise<{ status: number; body: unknown }> {
  const [name, id] = named(method, path)
  const found = ACTS[name]
  if (!found) throw new SandboxRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: /v1/${path})` })
  if (isBrowser) await checkSecret(asked, name, id)
  try {
    return { status: 200, body: shown(await found(asked, id)) }
  } catch (error) {
    // A declined card is an answer too, and a repeat gets it again.
    if (error instanceof SandboxRefusal && error.status === 402) return { status: 402, body: error.body }
    throw error
  }
}

/** `payment_intents/pi_1/confirm` → the name of the act and the id in it. */
function named(method: string, path: string): [string, string] {
  const steps = path.split('/')
  const at = steps.findIndex((step) => /^[a-z]+(_test)?_[0-9a-f]{8,}$/.test(step))
  const id = steps[at] ?? ''
  return [`${method} ${steps.map((step, index) => (index === at ? ':id' : step)).join('/')}`, id]
}

async function checkSecret(asked: SandboxRequest, name: string, id: string) {
  const secret = textAt(asked.form, 'client_secret')
  const intent = FOR_BROWSERS.has(name) ? await asked.store.read(asked.account, id) : null
  if (intent && secret && intent['client_secret'] === secret) return
  throw new SandboxRefusal(401, {
    type: 'invalid_request_error',
    message: 'A publishable key may only be used with the secret of one payment.',
  })
}

const cardIn = ({ form }: SandboxRequest) => textAt(form, 'payment_method_data', 'card', 'number') ?? textAt(form, 'payment_method') ?? ''

/** What the sandbox notes for itself is not part of the protocol. */
function shown(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { sandbox: _, ...rest } = { sandbox: null, ...body }
  return rest
}
