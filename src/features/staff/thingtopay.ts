import { paymentById } from '#features/payments/rows.ts'
import type { Purpose } from '#features/payments/shapes.ts'
import { petWithChip } from '#features/pets/queries.ts'
import { debtOf } from '#features/plans/purchases.ts'
import type { Db } from '#platform/database/db.ts'

interface Named {
  paymentId?: string | undefined
  orderId?: string | undefined
  chipNumber?: string | undefined
}

interface Thing {
  purpose: Purpose
  thingId: string
  accountId: string
}

/** What somebody pays for: a payment that was begun, an order, or the registration of an animal; null where there’s nothing of the kind. */
export async function thingToPay(db: Db, { paymentId, orderId, chipNumber }: Named): Promise<Thing | null> {
  if (paymentId) return paymentById(db, paymentId)
  return orderId ? orderToPay(db, orderId) : registrationToPay(db, chipNumber ?? '')
}

async function orderToPay(db: Db, id: string): Promise<Thing | null> {
  const chips = await db.selectFrom('chipOrder').select('implanterId').where('id', '=', id).executeTakeFirst()
  if (chips) return { purpose: 'chipsOrder', thingId: id, accountId: chips.implanterId }
  const shop = await db.selectFrom('shopOrder').select('accountId').where('id', '=', id).executeTakeFirst()
  if (shop) return { purpose: 'order', thingId: id, accountId: shop.accountId }
  const tag = await db.selectFrom('tagOrder').select('accountId').where('id', '=', id).executeTakeFirst()
  return tag ? { purpose: 'tailTag', thingId: id, accountId: tag.accountId } : null
}

async function registrationToPay(db: Db, chipNumber: string): Promise<Thing | null> {
  const pet = await petWithChip(db, chipNumber)
  const debt = pet && (await debtOf(db, pet.id))
  return debt ? { purpose: 'plan', thingId: debt.id, accountId: pet.keeperId } : null
}
