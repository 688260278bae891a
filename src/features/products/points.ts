import type { Db } from '#platform/database/db.ts'
import { type Extensions, extensionPoint } from '#platform/extension.ts'

/** Whether somebody has received a product from us: who sells it knows. */
export const received = extensionPoint<(db: Db, accountId: string, productId: string) => Promise<boolean>>('received')

/** What delivery costs at least, and from what sum of pence it is free: who delivers says so. */
export const deliveryTerms = extensionPoint<{ fromPence: number; freeFromPence: number }>('deliveryTerms')

/** The terms of who delivers, as a product says them; nothing where nobody delivers. */
export function deliveryFrom(extensions: Extensions) {
  const [{ fromPence, freeFromPence } = { fromPence: 0, freeFromPence: 0 }] = extensions(deliveryTerms)
  return { from: { pence: fromPence, currency: 'GBP' as const }, freeFrom: { pence: freeFromPence, currency: 'GBP' as const } }
}
