import type * as z from 'zod'
import { costsOfTaking, creditsLeft } from '#features/plans/queries/credits.ts'
import { hasHousehold } from '#features/plans/queries/households.ts'
import type { Db } from '#platform/database/db.ts'
import { OPEN_OFFER } from './lifecycle.ts'
import type { OfferRow } from './mine.ts'
import { isForConfirming } from './policy.ts'
import type { Registration } from './shapes.ts'

type Registration = z.input<typeof Registration>

/** How the registration of each animal that is offered to this account, and can be accepted still, is paid when it accepts; by offer. */
export async function registrationsOf(
  db: Db,
  offers: readonly OfferRow[],
  accountId: string,
  now: Date,
): Promise<Map<string, Registration>> {
  const open = offers.filter(({ status, fromAccount }) => OPEN_OFFER.some((one) => one === status) && fromAccount !== accountId)
  if (open.length === 0) return new Map()
  const costs = await costsOfTaking(
    db,
    open.map(({ petId }) => petId),
  )
  const mine = { household: await hasHousehold(db, accountId), inHand: await creditsLeft(db, accountId, now) }
  return new Map(open.map((offer) => [offer.id, paidHow(offer, costs.get(offer.petId), mine)]))
}

function paidHow(
  { kind }: OfferRow,
  cost: number | undefined,
  { household, inHand }: { household: boolean; inHand: number },
): Registration {
  if (cost === undefined) return { paidBy: 'paid', price: NOTHING }
  if (household && kind !== 'litter') return { paidBy: 'household', price: NOTHING }
  // What is owed for an animal already stays owed until its new keeper says how they pay.
  if (isForConfirming(kind) && inHand > 0) return { paidBy: 'inHand', price: NOTHING }
  return { paidBy: 'you', price: { pence: cost, currency: 'GBP' } }
}

const NOTHING = { pence: 0, currency: 'GBP' } as const
