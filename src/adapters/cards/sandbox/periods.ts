import * as z from 'zod'
import { newThingId } from './events.ts'
import type { Thing } from './store.ts'

/** What the sandbox notes on a subscription beside what the protocol shows. Moments are in seconds. */
const Note = z.object({
  name: z.string(),
  card: z.string(),
  every: z.enum(['month', 'year']),
  pence: z.int(),
  /** From when periods are counted, and how many have begun since. */
  anchor: z.int(),
  periods: z.int(),
  /** The invoice that a card has not paid yet, and when it was tried last. */
  owed: z.object({ invoiceId: z.string(), intentId: z.string(), since: z.int(), triedAt: z.int() }).nullable(),
})
export type Note = z.infer<typeof Note>

export const noteOf = (subscription: Thing): Note => Note.parse(subscription['sandbox'])

/** The end of the period that runs: whole months or years after the anchor, on its day of the month or the last one. */
export function endOf({ anchor, every, periods }: Note): number {
  const from = new Date(anchor * 1000)
  const month = from.getUTCMonth() + periods * (every === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const end = new Date(from)
  end.setUTCMonth(month, Math.min(from.getUTCDate(), lastDay))
  return Math.floor(end.getTime() / 1000)
}

/** The one item of a subscription, with its period. */
export function itemsOf(note: Note, start: number) {
  const item = {
    id: newThingId('si'),
    object: 'subscription_item',
    current_period_start: start,
    current_period_end: endOf(note),
    price: { unit_amount: note.pence, currency: 'gbp', recurring: { interval: note.every }, nickname: note.name },
  }
  return { object: 'list', data: [item] }
}
