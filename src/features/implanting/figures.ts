import { sql } from 'kysely'
import { monthsIn, type Period } from '#platform/clock/period.ts'
import type { Db } from '#platform/database/db.ts'
import { isAsked, isReplaced, unconfirmedImplants } from './queries.ts'

/**
 * How many chips an implanter has implanted that no other has replaced, holds and may implant, and has implanted in animals of which
 * nobody has said that they are theirs; and reports to send.
 */
export async function implantFigures(db: Db, implanterId: string) {
  const unconfirmed = unconfirmedImplants(db).where('implant.implanterId', '=', implanterId)
  const figures = await db
    .selectNoFrom((row) => [
      row
        .selectFrom('implant')
        .select((count) => count.fn.countAll<number>().as('implants'))
        .where('implanterId', '=', implanterId)
        .where((one) => one.not(isReplaced(one)))
        .as('implants'),
      row
        .selectFrom('chipUnit')
        .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
        .select((count) => count.fn.countAll<number>().as('held'))
        .where('chipUnit.holderId', '=', implanterId)
        .where('chipUnit.status', '=', 'withImplanter')
        .where('chipBatch.status', '=', 'inStock')
        .as('held'),
      unconfirmed.select((count) => count.fn.countAll<number>().as('unregistered')).as('unregistered'),
      row
        .selectFrom('deadChip')
        .select((count) => count.fn.countAll<number>().as('due'))
        .where('reportedBy', '=', implanterId)
        .where('status', '=', 'reportDue')
        .as('reportsDue'),
    ])
    .executeTakeFirstOrThrow()
  const { implants, held, unregistered, reportsDue } = figures
  return { implants: implants ?? 0, held: held ?? 0, unregistered: unregistered ?? 0, reportsDue: reportsDue ?? 0 }
}

/** What was implanted in each month of a period, and how many of those animals have their keeper on the register now. */
export async function implantMonths(db: Db, implanterId: string, period: Period) {
  const { rows } = await sql<{ month: string; implanted: number; registered: number }>`
    select to_char(implant.implanted_on, 'YYYY-MM') as month, count(*)::int as implanted,
      count(*) filter (where pet.status <> 'awaitingConfirmation')::int as registered
    from implant left join pet on pet.id = implant.pet_id left join chip on chip.number = implant.chip_number
    where chip.superseded_at is null and implanter_id = ${implanterId} and implant.implanted_on between ${period.from} and ${period.to} group by 1`.execute(
    db,
  )
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return monthsIn(period).map((month) => byMonth.get(month) ?? { month, implanted: 0, registered: 0 })
}

const SHOWN = 5

/** The implants that have waited longest for somebody to say that the animal is theirs. */
export const oldestUnconfirmed = (db: Db, implanterId: string, now: Date) =>
  unconfirmedImplants(db)
    .select(['implant.chipNumber', 'implant.createdAt', 'pet.name as petName', (row) => isAsked(row, now).$castTo<boolean>().as('isAsked')])
    .where('implant.implanterId', '=', implanterId)
    .orderBy('implant.createdAt')
    .orderBy('implant.id')
    .limit(SHOWN)
    .execute()
