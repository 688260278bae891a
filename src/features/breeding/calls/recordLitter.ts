import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { recordLitter } from '../contract.ts'
import { NEWBORN } from '../lifecycle.ts'
import { writeLitter } from '../litter.ts'
import { litterProblem } from '../litterproblem.ts'

export default answer(recordLitter, async (context) => {
  const { input, who, db, now, refuse, recordEvent } = context
  const wrong = await litterProblem(context, input)
  if (wrong) throw refuse(wrong.reason, wrong.more)

  const litterId = await writeLitter(db, input, { breederId: who.id, now })
  await db
    .insertInto('newborn')
    .values(input.newborn.map((one) => ({ ...one, id: newId(), litterId, createdAt: now })))
    .execute()
  const facts = { newborn: input.newborn.length, bornDead: input.bornDead, diedBeforeChip: input.diedBeforeChip }
  await recordEvent('litter', litterId, { move: 'recordLitter', clause: NEWBORN.clause, by: 'Breeder', facts })
  return { litterId }
})
