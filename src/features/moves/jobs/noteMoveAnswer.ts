import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { job, type Working } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { databaseMoveLife } from '../lifecycle.ts'
import { letterToSend, markedAsMoved } from '../messages.ts'
import { type MoveRow, movesWithPet } from '../queries.ts'

/** What came of telling a database, or of asking it again. `gone`: it says that it no longer holds the number. */
const Heard = z.enum(['confirmed', 'noted', 'gone', 'takesNoQuestions'])

/** Writes down what another database has said of a record that moved here. An answer that comes twice changes nothing. */
export default job({
  name: 'noteMoveAnswer',
  data: z.object({ moveId: z.uuid(), heard: Heard }),
  work: async (working) => {
    const { moveId, heard } = working.data
    const known = await movesWithPet(working.db).where('databaseMove.id', '=', moveId).forUpdate('databaseMove').executeTakeFirst()
    if (!known || known.status === 'confirmed') return
    if (heard === 'confirmed' || heard === 'gone') return confirm(working, known)
    if (known.status === 'registered') return tell(working, known, heard)
  },
})

async function confirm({ db, now, move, notify }: Working<unknown>, known: MoveRow): Promise<void> {
  await move(databaseMoveLife, 'confirm', known.id, 'otherRegister')
  await db
    .updateTable('databaseMove')
    .set({ toldAt: known.toldAt ?? now })
    .where('id', '=', known.id)
    .execute()
  const keeper = await accountById(db, known.keptBy)
  await notify(keeper, markedAsMoved(known, paths.pet(known.petId)))
}

async function tell({ db, now, move, notify }: Working<unknown>, known: MoveRow, heard: 'noted' | 'takesNoQuestions'): Promise<void> {
  await move(databaseMoveLife, 'tell', known.id, 'clock', { heard })
  await db.updateTable('databaseMove').set({ toldAt: now }).where('id', '=', known.id).execute()
  if (heard === 'noted') return
  const keeper = await accountById(db, known.keptBy)
  await notify(keeper, letterToSend(known))
}
