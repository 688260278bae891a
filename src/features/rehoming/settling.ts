import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Asked } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { rehomingLife } from './lifecycle.ts'
import { settledAsItIs, takerOf } from './messages.ts'
import { type Held, rehomingHeld, sidesOf } from './queries.ts'
import { SETTLING_REFUSED } from './refusals.ts'
import { giveBack } from './undoing.ts'

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

type Tools = Pick<Asked<never>, 'db' | 'now' | 'move' | 'note' | 'send' | 'notify' | 'needs' | 'extensions'>

/**
 * Settles a dispute for the former keeper, whose the animal is again, or for the present one. Throws a refusal with the clause
 * when it is settled already. Runs in the transaction of its tools.
 */
export async function settleRehoming(tools: Tools, id: string, settledFor: 'former' | 'keeper'): Promise<void> {
  const held = await rehomingHeld(tools.db, id)
  if (!held) throw refusedBy(SETTLING_REFUSED, 'noSuchRehoming')
  if (settledFor === 'former') return settleForFormer(tools, held)

  await tools.move(rehomingLife, 'settleForKeeper', id, 'Staff')
  const sides = await sidesOf(tools.db, id)
  for (const side of [sides.fromAccount, takerOf(sides)]) await tools.notify(side, settledAsItIs(sides))
}

async function settleForFormer(tools: Tools, held: Held): Promise<void> {
  const { status } = await accountById(tools.db, held.rehoming.fromAccount)
  if (status === 'closed') throw refusedBy(SETTLING_REFUSED, 'accountClosed')
  await giveBack(tools, held, { move: 'settleForFormer', by: 'Staff' })
}
