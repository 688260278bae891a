import { accountById } from '#features/accounts/queries.ts'
import { groupChipNumber } from '#features/chips/group.ts'
import type { Db } from '#platform/database/db.ts'
import { moveMany } from '#platform/law/movemany.ts'
import type { Witness } from '#platform/law/record.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { chipUnitLife } from './lifecycle.ts'
import { chipsReleased } from './messages.ts'
import type { UnitStatus } from './shapes.ts'
import { byNumber } from './units.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'send' | 'needs'>

/** Chips of one implanter, and why Staff do something with them. */
export interface ChipRun {
  /** The first number and the last; the same for one chip. */
  from: string
  to: string
  why: string
}

interface Released {
  numbers: string[]
  /** That the implanter was written to: nobody reads what goes to a closed account. */
  isTold: boolean
}

/**
 * STOCK-13 Staff release a chip, or those that one implanter holds from one number to another, because that implanter can no longer
 * register the animals: whoever keeps one may do it. The implanter is told. Throws a sentence where that cannot be.
 */
export async function releaseChips(tools: Tools, run: ChipRun): Promise<Released> {
  const { db, now } = tools
  const { from, to, why } = run
  const units = await unitsHeld(db, run, IN_NO_ANIMAL)
  if (units.length === 0) throw new Error(`STOCK-13 No implanter holds ${from === to ? groupChipNumber(from) : 'a chip of these numbers'}`)
  const holderId = holderOf(units, 'STOCK-13', 'release')
  const ids = units.map(({ id }) => id)
  await moveMany(db, chipUnitLife, 'release', ids, 'Staff', { at: now, byAccount: null }, { why })
  const numbers = units.map(({ number }) => number)
  return { numbers, isTold: await tellHolder(tools, holderId, { numbers, why }, chipsReleased) }
}

type Unit = Awaited<ReturnType<typeof unitsHeld>>[number]
type Status = ReturnType<typeof UnitStatus.parse>

const IN_NO_ANIMAL: readonly Status[] = ['withImplanter', 'expired', 'recalled']

/** One chip whatever has become of it, so that the law says why not; of several those `among` these states. Held, in the order of their numbers. */
export async function unitsHeld(db: Db, { from, to }: ChipRun, among: readonly Status[]) {
  const units = await db
    .selectFrom('chipUnit')
    .select(['id', 'number', 'holderId'])
    .where('number', '>=', from)
    .where('number', '<=', to)
    .$if(from !== to, (some) => some.where('status', 'in', among))
    .orderBy('id')
    .forUpdate()
    .execute()
  return units.toSorted(byNumber)
}

/** The one implanter who holds these chips. Throws a sentence where they are of several. */
export function holderOf(units: readonly Unit[], clause: string, what: string): string | null {
  const [holderId = null, ...others] = new Set(units.map((unit) => unit.holderId))
  if (others.length > 0)
    throw new Error(`${clause} ${others.length + 1} implanters hold chips of these numbers: ${what} those of one at a time`)
  return holderId
}

/** Writes to the implanter; false where nobody would read it. */
export async function tellHolder(
  { db, send, needs }: Tools,
  holderId: string | null,
  { numbers, why }: Pick<ChipRun, 'why'> & { numbers: readonly string[] },
  letter: typeof chipsReleased,
): Promise<boolean> {
  const holder = holderId ? await accountById(db, holderId) : null
  if (!holder || holder.status === 'closed') return false
  await send(letter(holder, { numbers: numbers.map(groupChipNumber), why }, needs.config.publicUrl + paths.manageChips))
  return true
}

/** STOCK-8 Those of these chips that Staff had released are in animals on the register now. */
export async function releasedRegistered(db: Db, numbers: readonly string[], witness: Omit<Witness, 'byRole'>): Promise<void> {
  const released = await db
    .selectFrom('chipUnit')
    .select('id')
    .where((unit) => unit('number', '=', unit.fn.any(unit.val(numbers))))
    .where('status', '=', 'released')
    .execute()
  const ids = released.map(({ id }) => id)
  await moveMany(db, chipUnitLife, 'register', ids, 'keeper', witness)
}
