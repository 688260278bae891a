import type { Db } from '#platform/database/db.ts'
import { extensionPoint } from '#platform/extension.ts'
import type { Because } from '#platform/law/clause.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'

/** With what an order is changed: others may have to follow. */
export type Tools = LawTools & Pick<CallContext<never>, 'extensions'>

/** The registrations that come with an order of chips. They are known by the order's id, so that they can be taken back with it. */
export interface Bundle {
  give: (db: Db, bundle: { orderId: string; accountId: string; quantity: number; now: Date }) => Promise<unknown>
  suspend: (db: Db, orderId: string, now: Date) => Promise<void>
  resume: (tools: Tools, orderId: string) => Promise<void>
  /** Takes back what is left of them, at most so many: how many those are. */
  revoke: (db: Db, bundle: { orderId: string; accountId: string; most: number; now: Date }) => Promise<number>
}

export const bundles = extensionPoint<Bundle>('bundles')

/** Chips of an order for which others are owed, because they never worked. */
export interface Owed {
  count: (db: Db, orderId: string) => Promise<number>
  /** They are paid back, so no others are owed any more. */
  close: (tools: Tools, orderId: string, by: 'Staff' | 'clock') => Promise<void>
}

export const replacementsOwed = extensionPoint<Owed>('replacementsOwed')

/** Why an implanter can’t order chips now although we’ve verified them, or null. */
export const orderingStops = extensionPoint<(db: Db, accountId: string, now: Date) => Promise<Because | null>>('orderingStops')
