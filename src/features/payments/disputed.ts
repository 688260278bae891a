import type { Db } from '#platform/database/db.ts'

/** The provider's word where it gives nothing back, because the payer's bank holds the money or has taken it. */
export const DISPUTED = 'charge_disputed'

/** PAY-7 True while the payer's bank holds what was paid for a thing. */
export async function isDisputed(db: Db, thingId: string): Promise<boolean> {
  const held = await db
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.paymentId')
    .select('dispute.id')
    .where('payment.thingId', '=', thingId)
    .where('dispute.status', '=', 'open')
    .executeTakeFirst()
  return held !== undefined
}

/** True where we have heard that a bank asks or asked about a payment. */
export async function wasDisputed(db: Db, paymentId: string): Promise<boolean> {
  const known = await db.selectFrom('dispute').select('id').where('paymentId', '=', paymentId).executeTakeFirst()
  return known !== undefined
}
