import { grantPurchase, resume, suspend, takeBack } from '#features/plans/queries.ts'
import { loseOrder, orderPaid, resumeOrder, suspendOrder, takeBackOrder } from '#features/stock/queries.ts'
import type { Db } from '#platform/database/db.ts'
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

/** What becomes of what was not used of a thing whose payment the payer's bank holds: it waits, goes on, or ends. What was used stays used. */
interface Held {
  suspend: (db: Db, thingId: string, now: Date) => Promise<void>
  resume: (tools: Acting, thingId: string) => Promise<void>
  lose: (tools: Acting, thingId: string) => Promise<unknown>
}

const heldPurchase: Held = { suspend, resume, lose: losePurchase }

export const HELD: Partial<Record<Purpose, Held>> = {
  plan: heldPurchase,
  freeRegistrations: heldPurchase,
  chipsOrder: { suspend: suspendOrder, resume: resumeOrder, lose: loseOrder },
}

function losePurchase(tools: Acting, purchaseId: string): Promise<number> {
  return takeBack(tools, purchaseId, 'all')
}
