import { finish, openSession, payOnPage } from './checkout.ts'
import { textAt } from './form.ts'
import { kept } from './kept.ts'
import { bankPage, donePage, payPage, portalPage, pounds } from './pages.ts'
import { SandboxRefusal } from './refusal.ts'
import type { Thing } from './store.ts'
import { changeCard, updateSubscription } from './subscriptions.ts'
import { keepingOf } from './testcards.ts'
import { answerBank, type SandboxRequest, thing } from './things.ts'

interface Visit {
  method: string
  pathname: string
  /** The hosted page from which the payer came to their bank. */
  session: string | null
}

type Said = { html: string } | { location: string }

/** What a visitor of the sandbox's own pages is shown; null when this account knows nothing of the kind. */
export async function answerPage(asked: SandboxRequest, { method, pathname, session }: Visit): Promise<Said | null> {
  const [, kind = '', id = ''] = pathname.split('/')
  if (!(await asked.store.read(asked.account, id))) return null
  if (kind === 'pay') return method === 'POST' ? pay(asked, id) : { html: await paying(asked, id, null) }
  if (kind === 'bank') return method === 'POST' ? bank(asked, id, session) : askBank(asked, id)
  if (kind === 'portal') return portal(asked, id, method)
  return null
}

async function pay(asked: SandboxRequest, id: string): Promise<Said> {
  try {
    return { location: await payOnPage(asked, id, textAt(asked.form, 'card') ?? '') }
  } catch (error) {
    if (!(error instanceof SandboxRefusal) || error.status !== 402) throw error
    return { html: await paying(asked, id, error.message) }
  }
}

async function paying(asked: SandboxRequest, id: string, wrong: string | null): Promise<string> {
  const session = await openSession(asked, id)
  const cancelUrl = session['cancel_url']
  return payPage({
    name: kept(session).name,
    pence: Number(session['amount_total']),
    cancelUrl: typeof cancelUrl === 'string' ? cancelUrl : null,
    wrong,
  })
}

async function askBank(asked: SandboxRequest, id: string): Promise<Said> {
  const intent = await thing(asked, 'payment_intent', id)
  return { html: bankPage(Number(intent['amount'])) }
}

async function bank(asked: SandboxRequest, id: string, session: string | null): Promise<Said> {
  const agreed = textAt(asked.form, 'answer') === 'yes'
  await answerBank(asked, id, agreed)
  if (session && agreed) return { location: await finish(asked, session) }
  if (session) return { html: await paying(asked, session, 'Your bank couldn’t confirm that it was you.') }
  return {
    html: donePage(
      agreed ? 'Your bank has confirmed it. Go back to the shop’s page.' : 'Your bank hasn’t confirmed it. Go back to the shop’s page.',
    ),
  }
}

async function portal(asked: SandboxRequest, id: string, method: string): Promise<Said> {
  const session = await thing(asked, 'billing_portal.session', id)
  const all = await asked.store.list(asked.account, 'subscription')
  const mine = all.filter((one) => one['customer'] === session['customer'] && one['status'] !== 'canceled')
  if (method === 'POST') {
    const wrong = await changeAtPortal(asked, mine)
    if (!wrong) return { location: `${asked.base}/portal/${id}` }
    return { html: portalFor(session, mine, wrong) }
  }
  return { html: portalFor(session, mine, null) }
}

/** Ends or keeps a subscription, or changes the card of all: what was wrong with it, or null. */
async function changeAtPortal(asked: SandboxRequest, mine: readonly Thing[]): Promise<string | null> {
  const [ending, keeping, card] = [textAt(asked.form, 'end'), textAt(asked.form, 'keep'), textAt(asked.form, 'card')]
  const chosen = mine.find(({ id }) => id === ending || id === keeping)
  if (chosen) await updateSubscription({ ...asked, form: { cancel_at_period_end: String(chosen.id === ending) } }, chosen.id)
  if (card === null) return null
  const outcome = keepingOf(card)
  if (typeof outcome === 'object') return outcome.message
  for (const subscription of mine) await changeCard(asked, subscription, card)
  return null
}

function portalFor(session: Thing, mine: readonly Thing[], wrong: string | null): string {
  const returnUrl = session['return_url']
  return portalPage({
    subscriptions: mine.map((one) => ({ id: one.id, words: words(one), ends: one['cancel_at_period_end'] === true })),
    returnUrl: typeof returnUrl === 'string' ? returnUrl : null,
    wrong,
  })
}

function words(subscription: Record<string, unknown>): string {
  const price = JSON.stringify(subscription['items']).match(/"unit_amount":(\d+)/)?.[1]
  return `${pounds(Number(price ?? 0))}, ${subscription['status']}.`
}
