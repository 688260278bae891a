import { freezeClaim, passOn } from '#features/keepership/queries.ts'
import { endIntake } from '#features/welfare/queries.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { rehomingLife } from './lifecycle.ts'
import { goneBack, theySaidWrong, toGiver, toTaker, yoursAgain, youSaidWrong } from './messages.ts'
import { type Held, sidesOf } from './queries.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'move' | 'note' | 'send' | 'needs'>

/** The former keeper says that it was wrong: nobody else becomes the keeper until Staff settle it, and what the new one had begun ends. */
export async function dispute(tools: Tools, { rehoming, pet }: Held): Promise<void> {
  const { db, move, send, needs } = tools
  const begunSince = await db
    .selectFrom('rehoming')
    .select('id')
    .where('petId', '=', pet.id)
    .where('status', 'in', ['listed', 'sent'])
    .executeTakeFirst()
  if (begunSince) await move(rehomingLife, 'giveWay', begunSince.id, 'formerKeeper')
  await move(rehomingLife, 'sayWrong', rehoming.id, 'formerKeeper')
  await freezeClaim(tools, pet.id)

  const sides = await sidesOf(db, rehoming.id)
  const link = needs.config.publicUrl + paths.requests
  await send(toGiver(sides, youSaidWrong(sides, link)))
  for (const message of toTaker(sides, theySaidWrong(sides, link))) await send(message)
}

/** The animal goes back to its former keeper, at the wish of the present one or as Staff settle it. The caller holds it and has asked the law. */
export async function giveBack(
  tools: Tools,
  { rehoming, pet }: Held,
  how: { move: 'giveBack'; by: 'keeper' } | { move: 'settleForFormer'; by: 'Staff' },
): Promise<void> {
  const { db, now, send, needs } = tools
  await tools.move(rehomingLife, how.move, rehoming.id, how.by)
  await endIntake(db, pet.id, 'rehomed', now)
  await passOn(tools, pet, { to: rehoming.fromAccount, by: how.by, way: 'returned', clause: rehomingLife.moves[how.move].rule })
  // The organisation that had it for these days is not who its keeper would turn to.
  await db
    .updateTable('pet')
    .set({ rescueBackupId: null })
    .where('id', '=', pet.id)
    .where('rescueBackupId', '=', rehoming.toAccount)
    .execute()

  const sides = await sidesOf(db, rehoming.id)
  await send(toGiver(sides, yoursAgain(sides, needs.config.publicUrl + paths.pet(pet.id))))
  for (const message of toTaker(sides, goneBack(sides, needs.config.publicUrl + paths.requests))) await send(message)
}
