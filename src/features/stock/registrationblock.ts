import { sql } from 'kysely'
import { groupChipNumber } from '#features/chips/group.ts'
import type { UnitStatus } from '#features/chips/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { site } from '#src/site.ts'
import { HOLDER } from './lifecycle.ts'
import { yourChipsWereTried } from './messages.ts'

type Status = ReturnType<typeof UnitStatus.parse>

interface InNobody {
  number: string
  /** Null where nobody has bought the chip; the rest is its unit's. */
  id: string | null
  status: Status | null
  holderId: string | null
}

type Trying = Pick<CallContext<never>, 'db' | 'recordEvent' | 'notify' | 'services'> & { who: { id: string } | null }

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

/**
 * STOCK-4 The same where somebody does register them: whoever holds one is told that it was tried, so the caller answers with its refusal
 * and does not throw it. Our own are held until the transaction ends, before their numbers are entered: of those who want one chip at the
 * same moment each sees what the one before has done.
 */
export async function withheld(context: Trying, numbers: readonly string[]): Promise<Map<string, Because>> {
  const askerId = context.who?.id ?? null
  await holdUnits(context.db, numbers)
  const found = [...(await inNobody(context.db, numbers)).values()]
  const held = found.flatMap(({ id, number, status, holderId }) =>
    id && status === 'withImplanter' && holderId !== askerId ? [{ id, number, holderId }] : [],
  )
  await tellHolders(context, held, 'keeper')
  return new Map(found.map((chip) => [chip.number, registrationBlock(chip, askerId)]))
}

const holdUnits = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('chipUnit')
    .select('id')
    .where((unit) => unit('number', '=', unit.fn.any(unit.val(numbers))))
    .orderBy('id')
    .forUpdate()
    .execute()

/** STOCK-4 Why a chip of ours that is in nobody cannot be registered by this person, and what to do. */
export function registrationBlock({ status, holderId }: Pick<InNobody, 'status' | 'holderId'>, askerId: string | null): Because {
  if (status === 'withImplanter' && holderId !== null && holderId === askerId)
    return because(
      'STOCK-4',
      'You hold this microchip as an implanter. Once it is in the animal, register it among your chips, and its keeper is asked.',
    )
  return WHY[status ?? 'unsold'] ?? NOT_YET
}

const CALL = `ring us on ${site.phone}`
const COMPARE = 'Compare the number with the label, or have the animal scanned again.'
const NOT_YET = because(
  'STOCK-4',
  `This microchip of ours is in no animal yet, for it has reached no implanter. ${COMPARE} If a reader shows this very number, ${CALL}.`,
)
const OUT_OF_USE = because(
  'STOCK-4',
  `This microchip of ours was taken out of use before it was in an animal. ${COMPARE} If a reader shows this very number, ${CALL}.`,
)
const ASK_IMPLANTER = 'Ask whoever put it in to register it: you are then asked whether the animal is yours.'
const STAFF_HELP = `If they do not, or you cannot reach them, ${CALL}: we see to it with them that your animal is registered.`

const WHY: Partial<Record<Status | 'unsold', Because>> = {
  withImplanter: because(
    'STOCK-4',
    `An implanter holds this microchip and has not told us yet that it is in an animal. ${ASK_IMPLANTER} ${STAFF_HELP}`,
  ),
  expired: because(
    'STOCK-4',
    `We have not been told that this microchip is in an animal, and it is no longer sterile. ${ASK_IMPLANTER} ${STAFF_HELP}`,
  ),
  recalled: because(
    'DEAD-4',
    `The batch of this microchip was called back, and we have not been told that it is in an animal. ${COMPARE} If a reader shows this very number, ${CALL}.`,
  ),
  returned: OUT_OF_USE,
  lostInPost: OUT_OF_USE,
  deadUnused: OUT_OF_USE,
}

interface Held {
  id: string
  number: string
  holderId: string | null
}

/**
 * STOCK-4 Tells the implanters who hold chips that somebody else tried to register them, of each chip once for each who tries and all
 * of theirs in one letter, and notes it for Staff. The caller holds the chips.
 */
export async function tellHolders(context: Trying, units: readonly Held[], by: 'Implanter' | 'keeper'): Promise<void> {
  const { recordEvent, notify } = context
  const untold = await notToldYet(context, units)
  for (const { id } of untold) await recordEvent('microchip', id, { move: 'otherHolder', clause: HOLDER.clause, by })
  for (const [holderId, theirs] of Map.groupBy(untold, (unit) => unit.holderId)) {
    if (!holderId) continue
    const numbers = theirs.map(({ number }) => groupChipNumber(number))
    await notify(holderId, yourChipsWereTried(numbers))
  }
}

/** In the order of their numbers, so that two who try the same chips wait for each other and not for ever. */
async function notToldYet({ db, who }: Trying, units: readonly Held[]): Promise<Held[]> {
  if (units.length === 0) return []
  const ids = units.map(({ id }) => id)
  const told = await db
    .selectFrom('event')
    .select('subjectId')
    .where('subject', '=', 'microchip')
    .where((event) => event('subjectId', '=', event.fn.any(event.val(ids))))
    .where('move', '=', 'otherHolder')
    .where('byAccount', 'is not distinct from', who?.id ?? null)
    .execute()
  const known = new Set(told.map(({ subjectId }) => subjectId))
  return units.filter(({ id }) => !known.has(id)).toSorted((one, other) => (one.number < other.number ? -1 : 1))
}
