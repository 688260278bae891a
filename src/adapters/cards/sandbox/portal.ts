import { whenText } from '#platform/text/whentext.ts'
import { newThingId } from './events.ts'
import { textAt } from './form.ts'
import { portalPage, pounds, type Said } from './pages.ts'
import { endOf, noteOf } from './periods.ts'
import { changeCard } from './renewals.ts'
import type { Thing } from './store.ts'
import { changeSubscription } from './subscriptions.ts'
import { keepingOf } from './testcards.ts'
import { type SandboxRequest, thing } from './things.ts'

/** A page on which the customer sees, keeps and ends subscriptions, and changes the card. */
export async function createPortal(asked: SandboxRequest): Promise<Thing> {
  const { store, account, form, base } = asked
  const customer = await thing(asked, 'customer', textAt(form, 'customer') ?? '')
  const id = newThingId('bps')
  const session: Thing = {
    id,
    object: 'billing_portal.session',
    customer: customer.id,
    return_url: textAt(form, 'return_url'),
    url: `${base}/portal/${id}`,
  }
  await store.write(account, session)
  return session
}

export async function visitPortal(asked: SandboxRequest, id: string, method: string): Promise<Said> {
  const session = await thing(asked, 'billing_portal.session', id)
  const all = await asked.store.list(asked.account, 'subscription')
  const mine = all.filter((one) => one['customer'] === session['customer'] && one['status'] !== 'canceled')
  const wrong = method === 'POST' ? await change(asked, mine) : null
  if (method === 'POST' && !wrong) return { location: `${asked.base}/portal/${id}` }
  const returnUrl = session['return_url']
  return { html: portalPage({ subscriptions: mine.map(entryOf), returnUrl: typeof returnUrl === 'string' ? returnUrl : null, wrong }) }
}

/** Ends or keeps one of them, or changes the card of all: what is wrong with the card, or null. */
async function change(asked: SandboxRequest, mine: readonly Thing[]): Promise<string | null> {
  const [ending, keeping, card] = [textAt(asked.form, 'end'), textAt(asked.form, 'keep'), textAt(asked.form, 'card')]
  const chosen = mine.find(({ id }) => id === ending || id === keeping)
  // As at the provider, the page notes a date where our own question notes that it ends with its period.
  if (chosen)
    await changeSubscription(asked, {
      ...chosen,
      cancel_at: chosen.id === ending ? endOf(noteOf(chosen)) : null,
      cancel_at_period_end: false,
    })
  if (card === null) return null
  const outcome = keepingOf(card)
  if (typeof outcome === 'object') return outcome.message
  for (const subscription of mine) await changeCard(asked, subscription, card)
  return null
}

function entryOf(subscription: Thing) {
  const isEnding = subscription['cancel_at'] !== null || subscription['cancel_at_period_end'] === true
  return { id: subscription.id, name: noteOf(subscription).name, words: wordsOf(subscription, isEnding), isEnding }
}

function wordsOf(subscription: Thing, isEnding: boolean): string {
  const note = noteOf(subscription)
  const [price, end] = [`${pounds(note.pence)} a ${note.every}`, whenText(new Date(endOf(note) * 1000), 'day')]
  if (subscription['status'] === 'past_due') return `We couldn’t take your payment of ${pounds(note.pence)}. Change your card to pay it.`
  if (subscription['status'] === 'trialing') return isEnding ? `Free until ${end}. It ends then.` : `Free until ${end}, then ${price}.`
  return `${price}. It ${isEnding ? 'ends' : 'renews'} on ${end}.`
}
