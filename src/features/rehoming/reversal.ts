import { freezeClaim } from '#features/keepership/freezeClaim.ts'
import { keeperDisputed } from '#features/keepership/points.ts'
import { transferKeepership } from '#features/keepership/transferKeepership.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { rehomingLife, UNDER_WAY } from './lifecycle.ts'
import { goneBack, takerOf, theySaidWrong, yoursAgain, youSaidWrong } from './messages.ts'
import { type Held, sidesOf } from './queries.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'recordEvent' | 'send' | 'notify' | 'services' | 'extensions'>

/** The former keeper says that it was wrong: nobody else becomes the keeper until Staff resolve it, and what the new one had begun ends. */
export async function dispute(tools: Tools, { rehoming, pet }: Held): Promise<void> {
  const { db, transition, notify } = tools
  for (const end of tools.extensions(keeperDisputed)) await end(tools, pet)
  await transition(rehomingLife, 'sayWrong', rehoming.id, 'formerKeeper')
  await freezeClaim(tools, pet.id)

  const sides = await sidesOf(db, rehoming.id)
  await notify(sides.fromAccount, youSaidWrong(sides))
  await notify(takerOf(sides), theySaidWrong(sides))
}

/** What a keeper has begun ends when the animal has another one, or the former one says that it should not have come to them. */
export async function giveWay({ db, transition }: Pick<Tools, 'db' | 'transition'>, petId: string): Promise<void> {
  const begun = await db.selectFrom('rehoming').select('id').where('petId', '=', petId).where('status', 'in', UNDER_WAY).execute()
  for (const { id } of begun) await transition(rehomingLife, 'giveWay', id, 'formerKeeper')
}

/** The animal goes back to its former keeper, at the wish of the present one or as Staff resolve it. The caller holds it and has asked the law. */
export async function returnAnimal(
  tools: Tools,
  { rehoming, pet }: Held,
  how: { move: 'giveBack'; by: 'keeper'; why?: never } | { move: 'resolveForFormer'; by: 'Staff'; why: string },
): Promise<void> {
  const { db, notify } = tools
  await tools.transition(rehomingLife, how.move, rehoming.id, how.by)
  await transferKeepership(tools, pet, {
    to: rehoming.fromAccount,
    by: how.by,
    way: 'returned',
    clause: rehomingLife.moves[how.move].clause,
  })
  // The organisation that had it for these days is not who its keeper would turn to.
  await db
    .updateTable('pet')
    .set({ rescueBackupId: null })
    .where('id', '=', pet.id)
    .where('rescueBackupId', '=', rehoming.toAccount)
    .execute()

  const sides = await sidesOf(db, rehoming.id)
  await notify(sides.fromAccount, yoursAgain(sides, how.why))
  await notify(takerOf(sides), goneBack(sides, how.why))
}
