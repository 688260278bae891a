import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { rehomingLife } from './lifecycle.ts'
import { settledAsItIs, toGiver, toTaker } from './messages.ts'
import { type Held, rehomingHeld, sidesOf } from './queries.ts'
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

type Tools = Pick<Asked<never>, 'db' | 'now' | 'move' | 'note' | 'send' | 'needs'>

/**
 * Settles a dispute for the former keeper, whose the animal is again, or for the present one. Throws a refusal with the clause
 * when it is settled already. Runs in the transaction of its tools.
 */
export async function settleRehoming(tools: Tools, id: string, settledFor: 'former' | 'keeper'): Promise<void> {
  const held = await rehomingHeld(tools.db, id)
  if (!held) throw new Error('There is no rehoming with this id')
  if (settledFor === 'former') return settleForFormer(tools, held)

  await tools.move(rehomingLife, 'settleForKeeper', id, 'Staff')
  const sides = await sidesOf(tools.db, id)
  const link = tools.needs.config.publicUrl + paths.requests
  await tools.send(toGiver(sides, settledAsItIs(sides, link)))
  for (const message of toTaker(sides, settledAsItIs(sides, link))) await tools.send(message)
}

async function settleForFormer(tools: Tools, held: Held): Promise<void> {
  const { status } = await accountById(tools.db, held.rehoming.fromAccount)
  if (status === 'closed') throw new Error('The former keeper has closed their account, and nobody would answer for the animal')
  await giveBack(tools, held, { move: 'settleForFormer', by: 'Staff' })
}
