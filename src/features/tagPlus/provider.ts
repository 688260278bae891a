import * as z from 'zod'
import { type Cards, CardsRefused, type Subscription } from '#adapters/cards/cards.ts'
import type { Row } from './rows.ts'

/** What the provider said of a subscription when it was asked. */
export const Said = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.enum(['trialing', 'active', 'pastDue', 'unpaid', 'cancelled', 'incomplete']),
  periodEnd: z.coerce.date(),
  endsThen: z.boolean(),
  lastCharge: z.object({ intentId: z.string(), pence: z.int(), at: z.coerce.date() }).nullable(),
}) satisfies z.ZodType<Omit<Subscription, 'reference' | 'trialEnd'>>
export type Said = z.infer<typeof Said>

/** Asks the provider how a subscription stands; null where it was never finished there. What says that it is another’s is not believed. */
export async function askProvider(cards: Cards, row: Row, heardOf: string | null = null): Promise<Said | null> {
  const id = row.providerId ?? (row.sessionId ? (await cards.hosted(row.sessionId)).subscriptionId : null) ?? heardOf
  if (!id) return null
  const said = await cards.subscription(id)
  return said.reference === row.id ? said : null
}

/** Ends a subscription at the provider now; one that is over there already stays over. */
export async function endAtProvider(cards: Cards, providerId: string): Promise<Said> {
  try {
    return await cards.endSubscriptionNow(providerId)
  } catch (error) {
    if (error instanceof CardsRefused) return cards.subscription(providerId)
    throw error
  }
}
