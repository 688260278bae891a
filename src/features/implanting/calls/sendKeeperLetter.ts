import { openOfLetter } from '#features/offers/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { sendKeeperLetter } from '../contract.ts'
import { mayWriteAgain } from '../letteragain.ts'
import { implantsAt, openLetter, withAsked } from '../rows.ts'

export default answer(sendKeeperLetter, async ({ input, who, db, now, refuse, queue }) => {
  const rows = await implantsAt(db, now).where('id', '=', input.implantId).where('implanterId', '=', who.id).execute()
  const [row] = await withAsked(db, rows)
  if (!row) throw refuse('noSuchImplant')
  const letter = openLetter(row)
  const may = mayWriteAgain({ letter, now })
  if (may !== true) throw refuse('notNow', { because: may })
  // Of two who press at once one is first.
  const taken = await db
    .updateTable('offer')
    .set({ letterAt: now })
    .where('id', '=', letter?.id ?? null)
    .where('letterAt', '=', letter?.letterAt ?? null)
    .returning(['id', 'letterOf'])
    .executeTakeFirst()
  if (!taken) throw refuse('notNow')
  const offerIds = (await openOfLetter(db, taken)).map(({ id }) => id)
  await db.updateTable('offer').set({ letterAt: now }).where('id', 'in', offerIds).execute()
  await queue('postKeeperLetter', { offerIds, before: letter?.letterAt?.toISOString() })
  return null
})
