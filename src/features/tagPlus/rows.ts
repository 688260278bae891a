import type { Selectable } from 'kysely'
import type { Subscription as Table } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'
import { WORKING } from './lifecycle.ts'
import { TAG_PLANS, type TagPlan } from './plans.ts'
import { TagPlanCode } from './shapes.ts'

export type Row = Selectable<Table>

/** The subscriptions of one person, the newest first. */
export const subscriptionsOf = (db: Db, accountId: string): Promise<Row[]> =>
  db.selectFrom('subscription').selectAll().where('accountId', '=', accountId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()

export const subscriptionById = (db: Db, id: string) => db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst()

/** The same, held until the transaction ends. */
export const lockSubscription = (db: Db, id: string) =>
  db.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const works = ({ status }: Pick<Row, 'status'>): boolean => WORKING.some((working) => working === status)

/** True while TailTag Plus works for somebody. */
export async function hasPlus(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('subscription')
    .select('id')
    .where('accountId', '=', accountId)
    .where('status', 'in', [...WORKING])
    .executeTakeFirst()
  return found !== undefined
}

/** Who has had a trial, or a subscription without one, has no further trial. */
export const hadOne = (rows: readonly Row[]): boolean => rows.some(({ providerId }) => providerId !== null)

export const planOf = ({ plan }: Pick<Row, 'plan'>): TagPlan => TAG_PLANS[TagPlanCode.parse(plan)]
