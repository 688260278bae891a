import { sql } from 'kysely'
import type { UnitStatus } from '#features/chips/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { site } from '#src/site.ts'

type Status = ReturnType<typeof UnitStatus.parse>

interface InNobody {
  number: string
  /** Null where nobody has bought the chip; the rest is its unit's. */
  id: string | null
  status: Status | null
  holderId: string | null
}

/** STOCK-4 Those of these numbers that are of our own chips and, as far as we know, in no animal: nobody but who holds one may register it. */
export async function inNobody(db: Db, numbers: readonly string[]): Promise<Map<string, InNobody>> {
  const ours = numbers.filter((number) => /^\d{15}$/.test(number))
  const { rows } = await sql<InNobody>`
    select asked.number, chip_unit.id, chip_unit.status, chip_unit.holder_id
    from unnest(${ours}::text[]) as asked(number)
    join chip_batch on chip_batch.numbers @> asked.number::int8
    left join chip_unit on chip_unit.number = asked.number
    where coalesce(chip_unit.status not in ('implanted', 'registered', 'failedInAnimal', 'released'), true)
      and not exists (select from chip where chip.number = asked.number)`.execute(db)
  return new Map(rows.map((row) => [row.number, row]))
}

/** What an implanter may know of a chip of ours that is theirs; null for everybody else. */
export async function chipOfHolder(db: Db, number: string, holderId: string | null) {
  if (holderId === null) return null
  const unit = await db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .select(['chipUnit.status', 'chipBatch.code as batch', 'chipUnit.expiresOn as sterileUntil'])
    .where('chipUnit.number', '=', number)
    .where('chipUnit.holderId', '=', holderId)
    .executeTakeFirst()
  return unit ?? null
}

/** STOCK-4 Why some of these numbers may not be registered by this person as a keeper, by number. Nobody is told. */
export async function registrationBlocks(db: Db, numbers: readonly string[], askerId: string | null): Promise<Map<string, Because>> {
  const found = await inNobody(db, numbers)
  return new Map([...found].map(([number, chip]) => [number, registrationBlock(chip, askerId)]))
}

/** STOCK-4 Why a chip of ours that is in nobody cannot be registered by this person, and what to do. */
export function registrationBlock({ status, holderId }: Pick<InNobody, 'status' | 'holderId'>, askerId: string | null): Because {
  if ((status === 'withImplanter' || status === 'offered') && holderId !== null && holderId === askerId)
    return because(
      'STOCK-4',
      'You hold this microchip as an implanter. Once you’ve implanted it, register it with your chips, and we’ll ask the keeper to confirm.',
    )
  return WHY[status ?? 'unsold'] ?? NOT_YET
}

const CALL = `ring us on ${site.phone}`
const COMPARE = 'Check the number against the label, or have the animal scanned again.'
const NOT_YET = because(
  'STOCK-4',
  `This is one of our microchips, but it hasn’t reached an implanter yet. ${COMPARE} If the scanner does show this number, ${CALL}.`,
)
const OUT_OF_USE = because(
  'STOCK-4',
  `This is one of our microchips, but it was taken out of use before it was implanted. ${COMPARE} If the scanner does show this number, ${CALL}.`,
)
const ASK_IMPLANTER = 'Ask the person who implanted it to register it. We’ll then ask you to confirm that the animal is yours.'
const STAFF_HELP = `If they don’t, or you can’t reach them, ${CALL}. We’ll work with them to get your animal registered.`

const IN_HAND = because(
  'STOCK-4',
  `An implanter holds this microchip and hasn’t told us yet that they’ve implanted it. ${ASK_IMPLANTER} ${STAFF_HELP}`,
)

const WHY: Partial<Record<Status | 'unsold', Because>> = {
  withImplanter: IN_HAND,
  offered: IN_HAND,
  expired: because(
    'STOCK-4',
    `We haven’t been told that this microchip was implanted, and it’s no longer sterile. ${ASK_IMPLANTER} ${STAFF_HELP}`,
  ),
  recalled: because(
    'DEAD-4',
    `This microchip’s batch was recalled, and we haven’t been told that it was implanted. ${COMPARE} If the scanner does show this number, ${CALL}.`,
  ),
  returned: OUT_OF_USE,
  lostInPost: OUT_OF_USE,
  deadUnused: OUT_OF_USE,
}
