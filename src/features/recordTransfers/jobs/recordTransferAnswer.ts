import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { paths } from '#src/paths.ts'
import { OBJECT_DAYS, recordTransferLife } from '../lifecycle.ts'
import { letterToSend, markedAsMoved } from '../messages.ts'
import { type RecordTransferRow, recordTransfersWithPet } from '../queries.ts'

/** What came of telling a database, or of asking it again. `gone`: it says that it no longer holds the number; `warned`: it knows that we have it as well. */
const Heard = z.enum(['warned', 'confirmed', 'noted', 'gone', 'takesNoQuestions'])

/** Writes down what another database has said of a record that moved here. An answer that comes twice changes nothing. */
export default job({
  name: 'recordTransferAnswer',
  data: z.object({ moveId: z.uuid(), heard: Heard }),
  work: async (context) => {
    const { moveId, heard } = context.data
    const known = await recordTransfersWithPet(context.db)
      .where('databaseMove.id', '=', moveId)
      .forUpdate('databaseMove')
      .executeTakeFirst()
    if (!known || known.status === 'confirmed' || known.status === 'refused') return
    if (heard === 'confirmed' || heard === 'gone') return confirm(context, known)
    if (heard === 'warned') return warn(context, known)
    if (known.status === 'registered') return tell(context, known, heard)
  },
})

async function confirm({ db, now, transition, notify }: JobContext<unknown>, known: RecordTransferRow): Promise<void> {
  await transition(recordTransferLife, 'letGo', known.id, 'otherRegister')
  await db
    .updateTable('databaseMove')
    .set({ toldAt: known.toldAt ?? now })
    .where('id', '=', known.id)
    .execute()
  const keeper = await accountById(db, known.keptBy)
  await notify(keeper, markedAsMoved(known, paths.pet(known.petId)))
}

/** MOVE-7: from the first time that it has heard, its keeper has 28 days to object. */
async function warn({ db, now }: JobContext<unknown>, known: RecordTransferRow): Promise<void> {
  await db
    .updateTable('databaseMove')
    .set({ warnedAt: known.warnedAt ?? now, objectBy: known.objectBy ?? later(now, { days: OBJECT_DAYS }) })
    .where('id', '=', known.id)
    .execute()
}

async function tell(
  { db, now, transition, notify }: JobContext<unknown>,
  known: RecordTransferRow,
  heard: 'noted' | 'takesNoQuestions',
): Promise<void> {
  await transition(recordTransferLife, 'tell', known.id, 'clock', { heard })
  await db.updateTable('databaseMove').set({ toldAt: now }).where('id', '=', known.id).execute()
  if (heard === 'noted') return
  const keeper = await accountById(db, known.keptBy)
  await notify(keeper, letterToSend(known))
}
