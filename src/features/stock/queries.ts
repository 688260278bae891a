import type { Db } from '#platform/database/db.ts'
import { deliveryText } from '#platform/text/address.ts'
import { Delivery } from './shapes.ts'

/** True while the verification of the implanter's certificate is good. */
export async function isVerifiedImplanter(db: Db, accountId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profile')
    .select('status')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')
    .executeTakeFirst()
  return profile?.status === 'verified'
}

/** Whoever pays sees where the chips go while they can still order anew. */
export function addressWords(delivery: unknown): string {
  return deliveryText(Delivery.parse(delivery))
}
