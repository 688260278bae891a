import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { saveNewborn } from '../contract.ts'
import { NEWBORN } from '../lifecycle.ts'
import { MOST_OFFSPRING, newbornOf, sizeOf } from '../newborn.ts'
import { litterToChange } from '../queries.ts'

export default answer(saveNewborn, async ({ input, who, db, now, refuse, recordEvent }) => {
  const { litterId, newbornId, ...after } = input
  const litter = await litterToChange(db, litterId, who.id)
  if (!litter) throw refuse('noSuchLitter')
  const event = { clause: NEWBORN.clause, by: 'Breeder' } as const
  if (!newbornId) {
    if ((await sizeOf(db, litterId)) >= MOST_OFFSPRING) throw refuse('litterFull')
    const id = newId()
    await db
      .insertInto('newborn')
      .values({ ...after, id, litterId, createdAt: now })
      .execute()
    await recordEvent('litter', litterId, { ...event, move: 'addNewborn', facts: after })
    return { newbornId: id }
  }

  const before = await newbornOf(db, litterId, newbornId)
  if (!before) throw refuse('notWaiting')
  await db.updateTable('newborn').set(after).where('id', '=', newbornId).execute()
  const { name, sex, colour } = before
  await recordEvent('litter', litterId, { ...event, move: 'correctNewborn', facts: { before: { name, sex, colour }, after } })
  return { newbornId }
})
