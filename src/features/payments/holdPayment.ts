import type { Db } from '#platform/database/db.ts'
import { lockPayment, paymentOf } from './rows.ts'

/** Holds the payment of a thing until the transaction ends: before the thing itself, as whoever hears from the provider does. */
export async function holdPayment(db: Db, thingId: string): Promise<void> {
  const payment = await paymentOf(db, thingId)
  if (payment) await lockPayment(db, payment.id)
}
