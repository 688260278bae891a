import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { deliveryText } from '#platform/text/address.ts'
import { ORDERING_DAYS } from './lifecycle.ts'
import { orderingStops } from './points.ts'
import { Delivery } from './shapes.ts'

/** STOCK-1 True while the verification of the implanter's certificate is good, and for 60 days after it has ended, as for our own. */
export async function mayOrderByCertificate({ db, now }: { db: Db; now: Date }, accountId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profile')
    .select(['status', 'verifiedUntil'])
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')
    .executeTakeFirst()
  if (profile?.status === 'verified') return true
  const ended = profile?.status === 'expired' ? profile.verifiedUntil : null
  return ended !== null && daysAfter(ended, ORDERING_DAYS) >= londonDate(now)
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
