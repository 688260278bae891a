import * as z from 'zod'
import { type CardAccount, type Cards, CardsRefused, type Intent } from '#adapters/cards/cards.ts'
import type { Payment } from './rows.ts'
import type { Purpose } from './shapes.ts'

/** What the provider said of one payment when it was asked, without the secret that lets somebody pay. */
export const Said = z.object({
  id: z.string(),
  status: z.enum(['open', 'action', 'processing', 'succeeded', 'cancelled']),
  pence: z.int(),
  reference: z.string().nullable(),
  declined: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type Said = z.infer<typeof Said>

export const saidOf = ({ clientSecret: _, ...intent }: Intent): Said => intent

/** TailTag has an account of its own. */
export const cardAccountOf = (purpose: Purpose): CardAccount => (purpose === 'tailTag' ? 'tailTag' : 'main')

type Known = Pick<Payment, 'intentId' | 'hostedId'>

/** Asks the provider what has become of a payment, by everything that we know of it. */
export async function lookAt(cards: Cards, payment: Known, heardOf: string | null = null): Promise<Said[]> {
  const hosted = payment.hostedId ? await knownPage(cards, payment.hostedId) : null
  const ids = new Set([payment.intentId, hosted?.intentId ?? null, heardOf].filter((id) => id !== null))
  const intents = await Promise.all([...ids].map((id) => known(cards, id)))
  return intents.flatMap((intent) => (intent ? [saidOf(intent)] : []))
}

/**
 * Sees to it that a payment can no longer be paid at the provider, and says what became of it: it may have been paid a moment before.
 * Null where nothing of it was begun.
 */
export async function closeAtProvider(cards: Cards, { intentId, hostedId }: Known): Promise<Said | null> {
  const hosted = hostedId ? await cards.closeHosted(hostedId).catch((error) => ifRefused(error, () => knownPage(cards, hostedId))) : null
  const id = hosted?.intentId ?? intentId
  const intent = id ? await known(cards, id) : null
  if (!intent) return null
  if (intent.status !== 'open' && intent.status !== 'action') return saidOf(intent)
  return saidOf(await cards.cancel(intent.id).catch((error) => ifRefused(error, () => cards.intent(intent.id))))
}

/** What the provider has never heard of is nothing that was paid. */
const known = (cards: Cards, id: string) => cards.intent(id).catch((error) => ifRefused(error, async () => null))
const knownPage = (cards: Cards, id: string) => cards.hosted(id).catch((error) => ifRefused(error, async () => null))

/** The provider refuses what came too late: then it is asked how things stand. */
function ifRefused<Answer>(error: unknown, otherwise: () => Promise<Answer>): Promise<Answer> {
  if (error instanceof CardsRefused) return otherwise()
  throw error
}
