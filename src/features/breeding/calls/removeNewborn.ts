import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { removeNewborn } from '../contract.ts'
import { LOSSES, NEWBORN } from '../lifecycle.ts'
import { newbornOf } from '../newborn.ts'
import { litterToChange } from '../queries.ts'

export default answer(removeNewborn, async ({ input, who, db, now, refuse, recordEvent }) => {
  const { litterId, newbornId, why } = input
  const litter = await litterToChange(db, litterId, who.id)
  if (!litter) throw refuse('noSuchLitter')
  const newborn = await newbornOf(db, litterId, newbornId)
  if (!newborn) throw refuse('notWaiting')

  const { diedOn = null, diedOf } = why === 'died' ? input : { diedOf: '' }
  if (diedOn && (diedOn > londonDate(now) || diedOn < litter.bornOn)) throw refuse('diedOnWrong', { field: 'diedOn' })
  await db.updateTable('newborn').set({ goneAt: now, diedOn, diedOf }).where('id', '=', newbornId).execute()
  const facts = { why, name: newborn.name, sex: newborn.sex, ...(diedOn && { on: diedOn }), ...(diedOf && { of: diedOf }) }
  await recordEvent('litter', litterId, { move: 'removeNewborn', clause: NEWBORN.clause, by: 'Breeder', facts })
  if (why === 'mistake') return null

  const { bornDead, diedBeforeChip } = litter
  const after = { bornDead, diedBeforeChip: Math.min(diedBeforeChip + 1, MOST_LOSSES) }
  await db.updateTable('litter').set(after).where('id', '=', litterId).execute()
  const losses = { before: { bornDead, diedBeforeChip }, after }
  await recordEvent('litter', litterId, { move: 'correctLosses', clause: LOSSES.clause, by: 'Breeder', facts: losses })
  return null
})

const MOST_LOSSES = 20
