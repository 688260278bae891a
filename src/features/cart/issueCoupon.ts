import { randomInt } from 'node:crypto'
import { CROCKFORD } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'

interface NewCoupon {
  kind: 'percent' | 'fixed' | 'freeDelivery'
  /** Percent, or pence. */
  amount: number
  endsAt: Date
  now: Date
}

const LENGTH = 10

/** SHOP-2 Makes a coupon that works once, with a code that nobody can guess (50 bits); its id. */
export async function issueCoupon(db: Db, { kind, amount, endsAt, now }: NewCoupon): Promise<string> {
  const [id, code] = [newId(), Array.from({ length: LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')]
  await db.insertInto('coupon').values({ id, code, kind, amount, startsAt: now, endsAt, mostTotal: 1, createdAt: now }).execute()
  return id
}
