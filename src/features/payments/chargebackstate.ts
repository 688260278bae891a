import type { Db } from '#platform/database/db.ts'

/** The provider's word where it gives nothing back, because the payer's bank holds the money or has taken it. */
export const DISPUTED = 'charge_disputed'

/** PAY-7 True while the payer's bank holds this money. */
export async function isHeld(db: Db, intentId: string): Promise<boolean> {
  const held = await db
    .selectFrom('dispute')
    .select('id')
    .where('intentId', '=', intentId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
}

/** True where we have heard that a bank asks or asked about it. */
export async function wasDisputed(db: Db, intentId: string): Promise<boolean> {
  const known = await db.selectFrom('dispute').select('id').where('intentId', '=', intentId).limit(1).executeTakeFirst()
  return known !== undefined
}
