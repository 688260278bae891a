import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { IS_WITH_BUYER } from './queries/withbuyer.ts'

/** The chips of these orders that are on their way, unused with their implanter, or were reported missing, as runs of numbers that follow each other in one batch. */
export const runsOfOrders = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom(
      db
        .selectFrom('chipUnit')
        .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
        .select(['chipUnit.orderId', 'chipUnit.status', 'chipUnit.number', 'chipUnit.expiresOn', 'chipUnit.compensated', 'chipBatch.code'])
        .select(RUN.as('run'))
        .where('chipUnit.orderId', 'in', orderIds)
        .where('chipUnit.status', 'in', ['dispatched', 'withImplanter', 'lostInPost'])
        .where(IS_WITH_BUYER)
        .as('unit'),
    )
    .select(['unit.orderId', 'unit.status', 'unit.expiresOn', 'unit.compensated', 'unit.code as batch'])
    .select(({ fn }) => [fn.min('unit.number').as('from'), fn.max('unit.number').as('to')])
    .groupBy(['unit.orderId', 'unit.status', 'unit.expiresOn', 'unit.compensated', 'unit.code', 'unit.run'])
    .orderBy('unit.expiresOn')
    .orderBy('from')

/** The same for all numbers that follow each other without a gap. */
const RUN = sql<string>`chip_unit.number::bigint - row_number() over (partition by chip_unit.order_id, chip_unit.status, chip_unit.compensated, chip_unit.batch_id order by chip_unit.number)`
