import { grantPurchase, takeBack } from '#features/plans/queries.ts'
import { orderPaid, takeBackOrder } from '#features/stock/queries.ts'
import type { Acting } from '#platform/server/answer.ts'
import type { Purpose } from './shapes.ts'

/** Gives what was paid for, in the transaction that writes the payment down: true, or the sentence why it can no longer be given. */
type Fulfil = (tools: Acting, thingId: string) => Promise<true | string>

export const FULFIL: Record<Purpose, Fulfil> = {
  plan: grantPurchase,
  freeRegistrations: grantPurchase,
  chipsOrder: orderPaid,
  order: unknown,
  booking: unknown,
  tailTag: unknown,
}

async function unknown(): Promise<string> {
  return 'What was to be paid for is no longer there'
}

/**
 * Takes back what was not used of a thing, and says how many pence that is. Of other things all is given back. Where `all` the money goes
 * back, nothing of the thing stays usable.
 */
type TakeBack = (tools: Acting, thingId: string, goesBack: 'unused' | 'all') => Promise<number>

export const TAKE_BACK: Partial<Record<Purpose, TakeBack>> = {
  plan: takeBack,
  freeRegistrations: takeBack,
  chipsOrder: takeBackOrder,
}
