import { partOf, textIn } from '#platform/web/read.ts'
import { declinedWords } from '../../declined.ts'
import type { ToPay } from '../../shapes.ts'

/** What came of trying a card: the payment can be asked about, the bank wants a step first, or a sentence for the payer. */
export type Tried = { is: 'sent' } | { is: 'bank'; url: string } | { is: 'declined'; words: string }

/** The cards that the sandbox takes, as the provider publishes them for testing. */
export const TEST_CARDS = [
  ['4242 4242 4242 4242', 'pays straight away'],
  ['4000 0027 6000 3184', 'asks you to confirm with the bank'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'doesn’t have enough money'],
] as const

const AWAY = 'We couldn’t reach the card provider. No money was taken. Check your connection and try again.'

/** Tries a card at the sandbox, with what belongs to this payment alone: our server never sees a card. */
export async function tryTestCard({ clientSecret, publishableKey }: ToPay, url: string, card: string): Promise<Tried> {
  const number = card.replace(/\D/g, '')
  if (number === '') return { is: 'declined', words: 'Enter a test card number' }
  const fields = { client_secret: clientSecret, 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': number }
  const headers = { authorization: `Bearer ${publishableKey}` }
  const address = `${url}/v1/payment_intents/${intentIn(clientSecret)}/confirm`
  const response = await fetch(address, { method: 'POST', headers, body: new URLSearchParams(fields) }).catch(() => null)
  return triedOf(await response?.json().catch(() => null))
}

/** A secret begins with the id of what it is the secret of. */
export const intentIn = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

/** What the provider's answer to a card comes to. */
export function triedOf(answer: unknown): Tried {
  const error = partOf(answer, 'error')
  if (textIn(error, 'type') === 'card_error') return { is: 'declined', words: declinedWords(codeOf(error)) }
  // Paid or closed meanwhile, perhaps in another tab: our server knows what became of it.
  if (textIn(error, 'code') === 'payment_intent_unexpected_state') return { is: 'sent' }
  const bank = textIn(partOf(partOf(answer, 'next_action'), 'redirect_to_url'), 'url')
  if (bank !== undefined) return { is: 'bank', url: bank }
  return textIn(answer, 'status') === undefined ? { is: 'declined', words: AWAY } : { is: 'sent' }
}

const codeOf = (error: unknown) => textIn(error, 'decline_code') ?? textIn(error, 'code') ?? ''
