import { sql } from 'kysely'
import { type ChipNow, type ChipUse, missingBecause, useInAnimal, useOf } from '#features/stock/policy.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'

interface Unit {
  id: string
  number: string
  batchId: string
  holderId: string | null
  status: ChipNow['status']
  expiresOn: string
}

/** Where a chip that was implanted comes from: what this implanter holds of ours, another maker's (`unit` is null), or why it may not be used. */
export type Source = { unit: Unit | null } | Unusable
export interface Unusable {
  reason: 'otherHolder' | 'notSterile' | 'frozen' | 'usedAlready'
  because?: Because
  unit: Unit
}
type Why = Omit<Unusable, 'unit'>
type Unsold = { reason: 'usedAlready'; because: Because; unit: null }

interface Chip {
  number: string
  implantedOn: string
  /** That its implanter says it's in an animal already. */
  alreadyIn?: boolean
}

/** STOCK-4: the source of each of these chips, by number. Our own are held until the transaction ends: the batches first, then the chips. */
export async function sourcesOf(db: Db, chips: readonly Chip[], implanterId: string): Promise<Map<string, Source | Unsold>> {
  const numbers = chips.map(({ number }) => number)
  const batches = await batchesOf(db, numbers)
  const units = await db
    .selectFrom('chipUnit')
    .selectAll()
    .where('number', 'in', numbers)
    .where('status', '<>', 'unsold')
    .orderBy('id')
    .forUpdate()
    .execute()
  const byNumber = new Map(units.map((unit) => [unit.number, unit]))
  return new Map(
    chips.map(({ number, ...implant }) => {
      const unit = byNumber.get(number)
      if (unit) return [number, judged(unit, { batch: batches.get(unit.batchId), implant, implanterId })]
      return [number, inBatch(number, [...batches.values()]) ? UNSOLD : { unit: null }]
    }),
  )
}

const UNSOLD: Unsold = {
  reason: 'usedAlready',
  because: because(
    'STOCK-4',
    'This chip is from our stock and hasn’t been sent to an implanter. Compare the number with the label, or ring us.',
  ),
  unit: null,
}

/** A batch is frozen once nobody reads it here any more: whoever implants meanwhile has begun before. */
async function batchesOf(db: Db, numbers: readonly string[]) {
  const ours = numbers.filter((number) => /^\d{15}$/.test(number)).map(Number)
  const rows = await db
    .selectFrom('chipBatch')
    .select(['id', 'status', 'statusAt'])
    .select((row) => [row.fn<number>('lower', ['numbers']).as('from'), row.fn<number>('upper', ['numbers']).as('until')])
    .where(sql<boolean>`exists (select 1 from unnest(${ours}::int8[]) as number where chip_batch.numbers @> number)`)
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(rows.map((batch) => [batch.id, batch]))
}

const inBatch = (number: string, batches: readonly { from: number; until: number }[]) =>
  batches.some(({ from, until }) => from <= Number(number) && Number(number) < until)

interface Judging {
  batch: { status: ChipNow['batchStatus']; statusAt: Date } | undefined
  implant: Omit<Chip, 'number'>
  implanterId: string
}

function judged(unit: Unit, { batch, implant, implanterId }: Judging): Source {
  if (unit.holderId !== implanterId) return { reason: 'otherHolder', unit }
  const chip = { ...unit, batchStatus: batch?.status ?? 'frozen', day: implant.implantedOn }
  const isIn = implant.alreadyIn || (batch !== undefined && implant.implantedOn < londonDate(batch.statusAt))
  const use = isIn ? useInAnimal(chip) : useOf(chip)
  const missing = missingBecause(unit)
  if (missing) return { reason: 'usedAlready', because: missing, unit }
  const why = use === null ? USED : WHY_NOT[use]
  return why ? { ...why, unit } : { unit }
}

const USED: Why = { reason: 'usedAlready' }

const WHY_NOT: Record<ChipUse, Why | null> = {
  ready: null,
  offered: {
    reason: 'usedAlready',
    because: because('STOCK-15', 'You’ve offered this chip to a colleague. Take it back, then register it.'),
  },
  onItsWay: {
    reason: 'usedAlready',
    because: because('STOCK-5', 'This chip is on its way to you. Confirm that the order has arrived, then register it.'),
  },
  frozen: { reason: 'frozen' },
  calledBack: { reason: 'frozen' },
  notSterile: { reason: 'notSterile' },
}
