import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { deliveryText } from '#platform/text/address.ts'
import { orderingStops } from './points.ts'
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

/** Why somebody whom we’ve verified can’t order chips all the same, or null. */
export async function orderingStop({ db, now, extensions }: Pick<CallContext<never>, 'db' | 'now' | 'extensions'>, accountId: string) {
  const stops = await Promise.all(extensions(orderingStops).map((of) => of(db, accountId, now)))
  return stops.find((one) => one !== null) ?? null
}

/** Whoever pays sees where the chips go while they can still order anew. */
export function addressWords(delivery: unknown): string {
  return deliveryText(Delivery.parse(delivery))
}
