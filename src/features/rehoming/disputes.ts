import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { rehomingLife } from './lifecycle.ts'
import { resolvedAsItIs, takerOf } from './messages.ts'
import { type Held, lockRehoming, sidesOf } from './queries.ts'
import { SETTLING_REFUSED } from './refusals.ts'
import { returnAnimal } from './reversal.ts'

/** The rehomings that a former keeper says were wrong, the oldest dispute first. */
export const openDisputes = (db: Db) =>
  db
    .selectFrom('rehoming')
    .innerJoin('pet', 'pet.id', 'rehoming.petId')
    .innerJoin('chip', 'chip.petId', 'pet.id')
    .where('chip.supersededAt', 'is', null)
    .select(['rehoming.id', 'rehoming.petId', 'pet.name as petName', 'chip.number as chipNumber'])
    .select([
      'rehoming.statusAt as disputedAt',
      'rehoming.completedAt',
      'rehoming.fromAccount as formerId',
      'rehoming.toAccount as keeperId',
    ])
    .where('rehoming.status', '=', 'disputed')
    .orderBy('rehoming.statusAt')
    .orderBy('rehoming.id')
    .execute()

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'recordEvent' | 'send' | 'notify' | 'services' | 'extensions'>

/**
 * Resolves a dispute for the former keeper, whose the animal is again, or for the present one. Throws a refusal with the clause
 * when it is resolved already. Both sides read `why`. Runs in the transaction of its tools.
 */
export async function resolveRehoming(tools: Tools, id: string, resolvedFor: 'former' | 'keeper', why: string): Promise<void> {
  const held = await lockRehoming(tools.db, id)
  if (!held) throw refusedBy(SETTLING_REFUSED, 'noSuchRehoming')
  if (resolvedFor === 'former') return resolveForFormer(tools, held, why)

  await tools.transition(rehomingLife, 'resolveForKeeper', id, 'Staff')
  const sides = await sidesOf(tools.db, id)
  for (const side of [sides.fromAccount, takerOf(sides)]) await tools.notify(side, resolvedAsItIs(sides, why))
}

async function resolveForFormer(tools: Tools, held: Held, why: string): Promise<void> {
  const { status } = await accountById(tools.db, held.rehoming.fromAccount)
  if (status === 'closed') throw refusedBy(SETTLING_REFUSED, 'accountClosed')
  await returnAnimal(tools, held, { move: 'resolveForFormer', by: 'Staff', why })
}
