import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { ChipRun } from './shapes.ts'

/** A hand-over, held until the transaction ends. It’s held before its chips, and a batch before the chips of it. */
export const lockHandover = (db: Db, id: string) =>
  db.selectFrom('chipHandover').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Chips of ours with what decides whether they can be handed over; the batches are held first, so that none is stopped meanwhile. */
export async function lockChips(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const batches = db.selectFrom('chipUnit').select('batchId').where('id', 'in', ids)
  await db.selectFrom('chipBatch').select('id').where('id', 'in', batches).orderBy('id').forShare().execute()
  return db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .leftJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select(['chipUnit.id', 'chipUnit.number', 'chipUnit.status', 'chipUnit.holderId', 'chipUnit.expiresOn'])
    .select(['chipBatch.status as batchStatus', 'chipBatch.code', 'chipOrder.status as orderStatus'])
    .select(['chipOrder.suspendedAt', 'chipOrder.takenBackAt'])
    .where('chipUnit.id', 'in', ids)
    .orderBy('chipUnit.id')
    .forUpdate('chipUnit')
    .execute()
}

/** The chips of an open hand-over that are still offered. */
export async function stillOffered(db: Db, handoverId: string): Promise<string[]> {
  const units = await db
    .selectFrom('chipHandoverUnit')
    .innerJoin('chipUnit', 'chipUnit.id', 'chipHandoverUnit.unitId')
    .select('chipUnit.id')
    .where('handoverId', '=', handoverId)
    .where('chipUnit.status', '=', 'offered')
    .execute()
  return units.map(({ id }) => id)
}

/** The chips of hand-overs as runs of numbers: of one that is open those still offered, of one that was accepted those that changed hands. */
export async function runsOfHandovers(db: Db, ids: readonly string[]): Promise<Map<string, ChipRun[]>> {
  const { rows } = await sql<ChipRun & { handoverId: string }>`
    select handover_id, min(number) as from, max(number) as to, count(*)::int as chips, code as batch, expires_on
    from (
      select handed.handover_id, chip_unit.number, chip_batch.code, chip_unit.expires_on,
        chip_unit.number::bigint - row_number() over (partition by handed.handover_id, chip_unit.batch_id order by chip_unit.number) as run
      from chip_handover_unit as handed
      join chip_handover on chip_handover.id = handed.handover_id
      join chip_unit on chip_unit.id = handed.unit_id
      join chip_batch on chip_batch.id = chip_unit.batch_id
      where handed.handover_id = any(${ids}::uuid[])
        and (chip_handover.status <> 'offered' or chip_unit.status = 'offered') and (chip_handover.status <> 'accepted' or handed.handed)
    ) as unit
    group by handover_id, code, expires_on, run
    order by expires_on, min(number)`.execute(db)
  return Map.groupBy(rows, ({ handoverId }) => handoverId)
}

/** The chips that an implanter can hand over now, as runs of numbers, the earliest expiry first. */
export async function runsInHand(db: Db, holderId: string, today: string): Promise<ChipRun[]> {
  const { rows } = await sql<ChipRun>`
    select min(number) as from, max(number) as to, count(*)::int as chips, code as batch, expires_on
    from (
      select chip_unit.number, chip_batch.code, chip_unit.expires_on,
        chip_unit.number::bigint - row_number() over (partition by chip_unit.batch_id order by chip_unit.number) as run
      from chip_unit
      join chip_batch on chip_batch.id = chip_unit.batch_id
      left join chip_order on chip_order.id = chip_unit.order_id
      where chip_unit.holder_id = ${holderId} and chip_unit.status = 'withImplanter' and chip_unit.expires_on >= ${today}
        and chip_batch.status = 'inStock' and chip_order.suspended_at is null and chip_order.taken_back_at is null
        and chip_order.status is distinct from 'returnRequested'
    ) as unit
    group by code, expires_on, run
    order by expires_on, min(number)
    limit 100`.execute(db)
  return rows
}
