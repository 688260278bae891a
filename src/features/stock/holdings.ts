import type { Db } from '#platform/database/db.ts'
import { COUNTED, UNUSED } from './queries/unused.ts'

/** The chips that are, or are on their way to be, an implanter's, each with its batch. */
export const chipsHeld = (db: Db, holderId: string) =>
  db.selectFrom('chipUnit').innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId').where('chipUnit.holderId', '=', holderId)

/** The batches of which an implanter has chips to implant, the earliest expiry first. */
export const batchesHeld = (db: Db, holderId: string) =>
  chipsHeld(db, holderId)
    .where('chipUnit.status', '=', 'withImplanter')
    .select(['chipBatch.code', 'chipBatch.status', 'chipBatch.expiresOn'])
    .select((row) => row.fn.countAll<number>().as('left'))
    .groupBy('chipBatch.id')
    .orderBy('chipBatch.expiresOn')
    .orderBy('chipBatch.code')
    .execute()

/** The batches of which an implanter has chips that may not be implanted: first those called back, whose chips are in hand no more by our book. */
export const stoppedBatches = (db: Db, holderId: string) =>
  chipsHeld(db, holderId)
    .where('chipBatch.status', '<>', 'inStock')
    .where('chipUnit.status', 'in', [...UNUSED, 'recalled'])
    .select((row) => ['chipBatch.code', row('chipBatch.status', '=', 'recalled').$castTo<boolean>().as('isCalledBack')])
    .select(COUNTED)
    .groupBy('chipBatch.id')
    .orderBy('isCalledBack', 'desc')
    .orderBy('chipBatch.expiresOn')
    .orderBy('chipBatch.code')
    .execute()
