import { answer } from '#platform/server/answer.ts'
import { saveLosses } from '../contract.ts'
import { LOSSES } from '../lifecycle.ts'

export default answer(saveLosses, async ({ input, who, db, refuse, recordEvent }) => {
  const { litterId, ...after } = input
  const before = await db
    .selectFrom('litter')
    .select(['bornDead', 'diedBeforeChip'])
    .where('id', '=', litterId)
    .where('breederId', '=', who.id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('noSuchLitter')
  if (before.bornDead === after.bornDead && before.diedBeforeChip === after.diedBeforeChip) throw refuse('unchanged', { field: 'bornDead' })

  await db.updateTable('litter').set(after).where('id', '=', litterId).execute()
  await recordEvent('litter', litterId, { move: 'correctLosses', clause: LOSSES.clause, by: 'Breeder', facts: { before, after } })
  return null
})
