import { groupChipNumber } from '#features/chips/group.ts'
import type { Db } from '#platform/database/db.ts'
import { moveMany } from '#platform/law/movemany.ts'
import type { Asked } from '#platform/server/answer.ts'
import { chipUnitLife } from './lifecycle.ts'
import { chipsUnreleased } from './messages.ts'
import { sentBackTo } from './recalling.ts'
import { type ChipRun, holderOf, tellHolder, unitsHeld } from './releasing.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'send' | 'needs'>

interface Unreleased {
  /** The chips by what they are again. */
  again: Map<string, string[]>
  isTold: boolean
}

/**
 * STOCK-14 Staff take back that they released a chip, or those of one implanter from one number to another, as long as nobody has
 * registered it: each is again what it was before. The implanter is told. Throws a sentence where that cannot be.
 */
export async function unreleaseChips(tools: Tools, run: ChipRun): Promise<Unreleased> {
  const { db, now } = tools
  const { from, to, why } = run
  const units = await unitsHeld(db, run, ['released'])
  if (units.length === 0)
    throw new Error(
      `STOCK-14 ${from === to ? `${groupChipNumber(from)} is no chip of an implanter` : 'No chip of these numbers is released'}`,
    )
  const holderId = holderOf(units, 'STOCK-14', 'unrelease')
  const before = await statesBefore(
    db,
    units.map(({ id }) => id),
  )
  const again = Map.groupBy(units, ({ id }) => before.get(id) ?? NEVER_RELEASED)
  for (const [status, those] of again) {
    const ids = those.map(({ id }) => id)
    await moveMany(db, chipUnitLife, BACK_TO.get(status) ?? 'unreleaseHeld', ids, 'Staff', { at: now, byAccount: null }, { why })
  }
  const numbers = units.map(({ number }) => number)
  const sendTo = again.has('recalled') ? sentBackTo(tools.needs.config) : null
  const isTold = await tellHolder(tools, holderId, { numbers, why }, (to, said, link) => chipsUnreleased(to, { ...said, sendTo }, link))
  return { again: new Map([...again].map(([status, those]) => [status, those.map(({ number }) => number)])), isTold }
}

/** In which state each of these chips was when it was released last; one that its implanter held is called back with its batch since. */
async function statesBefore(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  const releases = await db
    .selectFrom('event')
    .innerJoin('chipUnit', 'chipUnit.id', 'event.subjectId')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .distinctOn('event.subjectId')
    .select(['event.subjectId', 'event.fromStatus', 'chipBatch.status as batch'])
    .where('event.subject', '=', chipUnitLife.subject)
    .where('event.subjectId', 'in', ids)
    .where('event.move', '=', 'release')
    .orderBy('event.subjectId')
    .orderBy('event.seq', 'desc')
    .execute()
  return new Map(
    releases.map(({ subjectId, fromStatus, batch }) => [
      subjectId,
      fromStatus === 'withImplanter' && batch === 'recalled' ? 'recalled' : fromStatus,
    ]),
  )
}

/** The law refuses it and says why. */
const NEVER_RELEASED = 'withImplanter'

const BACK_TO = new Map<string, keyof typeof chipUnitLife.moves>([
  ['withImplanter', 'unreleaseHeld'],
  ['expired', 'unreleaseExpired'],
  ['recalled', 'unreleaseRecalled'],
  ['returned', 'unreleaseReturned'],
  ['lostInPost', 'unreleaseLost'],
  ['deadUnused', 'unreleaseDud'],
])
