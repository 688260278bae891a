import type * as z from 'zod'
import type { Registration } from '#features/offers/shapes.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { hasHousehold } from '#features/plans/queries/households.ts'
import type { Db } from '#platform/database/db.ts'
import { isUnderWay } from './policy.ts'
import type { RehomingRow } from './queries.ts'

type Registration = z.input<typeof Registration>

/**
 * PET-10 What is owed for an animal goes with it, so whoever takes it reads the price before: how the registration is paid then, by
 * rehoming; absent where nobody can take the animal any more. `you` is whoever takes it; the keeper, who gives it, reads the same.
 */
export async function registrationsOf(db: Db, rows: readonly RehomingRow[], readerId: string | null): Promise<Map<string, Registration>> {
  const open = rows.filter(isUnderWay)
  if (open.length === 0) return new Map()
  const costs = await costsOfTaking(
    db,
    open.map(({ petId }) => petId),
  )
  const household = readerId !== null && (await hasHousehold(db, readerId))
  return new Map(open.map(({ id, petId, fromAccount }) => [id, paidHow(costs.get(petId), household && fromAccount !== readerId)]))
}

function paidHow(pence: number | undefined, household: boolean): Registration {
  if (pence === undefined) return { paidBy: 'paid', price: NOTHING }
  if (household) return { paidBy: 'household', price: NOTHING }
  return { paidBy: 'you', price: { pence, currency: 'GBP' } }
}

const NOTHING = { pence: 0, currency: 'GBP' } as const
