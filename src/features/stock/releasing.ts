import { accountById } from '#features/accounts/queries.ts'
import { groupChipNumber } from '#features/chips/group.ts'
import type { Db } from '#platform/database/db.ts'
import { moveMany } from '#platform/law/movemany.ts'
import type { Witness } from '#platform/law/record.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { chipUnitLife } from './lifecycle.ts'
import { chipsReleased } from './messages.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'send' | 'needs'>

interface Releasing {
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
export async function releaseChips(tools: Tools, { from, to, why }: Releasing): Promise<Released> {
  const { db, now, send, needs } = tools
  const units = await unitsBetween(db, from, to)
  if (units.length === 0) throw new Error(`STOCK-13 No implanter holds ${from === to ? groupChipNumber(from) : 'a chip of these numbers'}`)
  const [holderId, ...others] = new Set(units.map((unit) => unit.holderId))
  if (others.length > 0)
    throw new Error(`STOCK-13 ${others.length + 1} implanters hold chips of these numbers: release those of one at a time`)

  const ids = units.map(({ id }) => id)
  await moveMany(db, chipUnitLife, 'release', ids, 'Staff', { at: now, byAccount: null }, { why })
  const numbers = units.map(({ number }) => number)
  const holder = holderId ? await accountById(db, holderId) : null
  if (!holder || holder.status === 'closed') return { numbers, isTold: false }
  await send(chipsReleased(holder, { numbers: numbers.map(groupChipNumber), why }, needs.config.publicUrl + paths.manageChips))
  return { numbers, isTold: true }
}

/** One chip whatever has become of it, so that the law says why not; of several those that are in no animal as far as we know. */
const unitsBetween = (db: Db, from: string, to: string) =>
  db
    .selectFrom('chipUnit')
    .select(['id', 'number', 'holderId'])
    .where('number', '>=', from)
    .where('number', '<=', to)
    .$if(from !== to, (some) => some.where('status', 'in', ['withImplanter', 'expired', 'recalled']))
    .orderBy('number')
    .execute()

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
