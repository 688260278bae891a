import * as z from 'zod'
import type { CardEvent } from './cards.ts'

const Name = z.string().regex(/^[\w-]{1,255}$/)

/** The part of an event that is read. The end of `created` is the last second that a date of ours can hold. */
const Event = z.object({
  id: Name,
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.int().min(0).max(253_402_300_799),
  data: z.object({
    object: z.object({ id: Name.optional(), object: z.string().optional(), metadata: z.record(z.string(), z.string()).nullish() }),
  }),
})

/** What a signed body tells, or null where it is not an event, whoever signed it. */
export function eventOf(signed: unknown): CardEvent | null {
  const read = Event.safeParse(signed)
  if (!read.success) return null
  const { id, type, created, data } = read.data
  const { object = '', metadata } = data.object
  return {
    id,
    type,
    at: new Date(created * 1000),
    about: { kind: KINDS[object] ?? 'other', id: data.object.id ?? '', reference: metadata?.['reference'] ?? null },
  }
}

const KINDS: Record<string, CardEvent['about']['kind']> = {
  payment_intent: 'intent',
  'checkout.session': 'checkout',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  subscription: 'subscription',
}

/** Clocks differ by a little; what was signed later than that was signed by nobody whom we trust. */
const AHEAD_SECONDS = 30

/** True where a signature says that it was made later than now. */
export function isFromLater(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, at]) => Number(at))
  return times.some((at) => !(at <= now.getTime() / 1000 + AHEAD_SECONDS))
}
