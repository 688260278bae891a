import { finish, openSession, payOnPage } from './checkout.ts'
import { textAt } from './form.ts'
import { kept } from './kept.ts'
import { bankPage, donePage, payPage, pounds, type Said } from './pages.ts'
import { visitPortal } from './portal.ts'
import { SandboxRefusal } from './refusal.ts'
import { answerBank, type SandboxRequest, thing } from './things.ts'

interface Visit {
  method: string
  pathname: string
  /** The hosted page from which the payer came to their bank. */
  session: string | null
}

/** What a visitor of the sandbox's own pages is shown; null when this account knows nothing of the kind. */
export async function answerPage(asked: SandboxRequest, { method, pathname, session }: Visit): Promise<Said | null> {
  const [, kind = '', id = ''] = pathname.split('/')
  if (!(await asked.store.read(asked.account, id))) return null
  if (kind === 'pay') return method === 'POST' ? pay(asked, id) : { html: await paying(asked, id, null) }
  if (kind === 'bank') return method === 'POST' ? bank(asked, id, session) : askBank(asked, id)
  if (kind === 'portal') return visitPortal(asked, id, method)
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
  const { name, every, pence, trialDays } = kept(session)
  return payPage({
    name,
    pence: Number(session['amount_total']),
    goesOn: every && priceWords({ every, pence, trialDays }),
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

function priceWords({ every, pence, trialDays }: { every: string; pence: number; trialDays: number }): string {
  const price = `${pounds(pence)} a ${every}`
  return trialDays > 0 ? `Free for ${trialDays} days, then ${price}.` : `${price}.`
}
