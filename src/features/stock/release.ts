import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { chipUnitLife } from './lifecycle.ts'
import { chipsReleased } from './messages.ts'
import { RELEASING_REFUSED } from './refusals.ts'
import { byNumber } from './units.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services'>

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
 * register the animals: whoever keeps one may do it. The implanter is told. Refuses where that cannot be.
 */
export async function releaseChips(tools: Tools, run: ChipRun): Promise<Released> {
  const { db, transitionMany } = tools
  const { why } = run
  const units = await lockUnits(db, run)
  if (units.length === 0) throw refusedBy(RELEASING_REFUSED, 'noneHeld')
  const holderId = holderOf(units)
  const ids = units.map(({ id }) => id)
  await transitionMany(chipUnitLife, 'release', ids, 'Staff', { why })
  const numbers = units.map(({ number }) => number)
  return { numbers, isTold: await tellHolder(tools, holderId, numbers, why) }
}

type Unit = Awaited<ReturnType<typeof lockUnits>>[number]

const IN_NO_ANIMAL = ['withImplanter', 'offered', 'expired', 'recalled'] as const

/** One chip whatever has become of it, so that the law says why not; of several those that are in no animal. Held, in the order of their numbers. */
async function lockUnits(db: Db, { from, to }: ChipRun) {
  const units = await db
    .selectFrom('chipUnit')
    .select(['id', 'number', 'holderId'])
    .where('number', '>=', from)
    .where('number', '<=', to)
    .where('status', '<>', 'unsold')
    .$if(from !== to, (some) => some.where('status', 'in', IN_NO_ANIMAL))
    .orderBy('id')
    .forUpdate()
    .execute()
  return units.toSorted(byNumber)
}

/** The one implanter who holds these chips. Refuses where they are of several. */
function holderOf(units: readonly Unit[]): string | null {
  const [holderId = null, ...others] = new Set(units.map((unit) => unit.holderId))
  if (others.length > 0)
    throw refusedBy(
      RELEASING_REFUSED,
      'severalHolders',
      `${others.length + 1} implanters hold chips with these numbers. Release one implanter’s chips at a time`,
    )
  return holderId
}

/** Writes to the implanter; false where nobody would read it. */
async function tellHolder({ notify }: Tools, holderId: string | null, numbers: readonly string[], why: string): Promise<boolean> {
  const told = holderId ? await notify(holderId, chipsReleased({ numbers: numbers.map(groupChipNumber), why })) : []
  return told.length > 0
}
