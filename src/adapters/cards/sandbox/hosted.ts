import { finish, openSession, payOnPage } from './checkout.ts'
import { textAt } from './form.ts'
import { kept } from './kept.ts'
import { bankPage, donePage, payPage, portalPage, pounds } from './pages.ts'
import { SandboxRefusal } from './refusal.ts'
import { updateSubscription } from './subscriptions.ts'
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
  const ending = textAt(asked.form, 'end')
  const mine = (await asked.store.list(asked.account, 'subscription')).filter((one) => one['customer'] === session['customer'])
  const isMine = mine.some((one) => one.id === ending)
  if (method === 'POST' && ending && isMine) {
    await updateSubscription({ ...asked, form: { cancel_at_period_end: 'true' } }, ending)
    return { location: `${asked.base}/portal/${id}` }
  }
  const returnUrl = session['return_url']
  return {
    html: portalPage({
      subscriptions: mine.map((one) => ({ id: one.id, words: words(one), ends: one['cancel_at_period_end'] === true })),
      returnUrl: typeof returnUrl === 'string' ? returnUrl : null,
    }),
  }
}

function words(subscription: Record<string, unknown>): string {
  const price = JSON.stringify(subscription['items']).match(/"unit_amount":(\d+)/)?.[1]
  return `${pounds(Number(price ?? 0))}, ${subscription['status']}.`
}
