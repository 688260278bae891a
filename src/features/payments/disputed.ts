import type { Db } from '#platform/database/db.ts'

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
