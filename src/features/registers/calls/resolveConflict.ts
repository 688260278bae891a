import { answer } from '#platform/server/answer.ts'
import { conflictCard } from '../cards.ts'
import { resolveConflict } from '../contract.ts'
import { conflictLife } from '../lifecycle.ts'
import { mayLeave } from '../policy.ts'
import { conflictById } from '../queries.ts'

const SAID = { here: ['keepHere', 'keptHere'], there: ['moveThere', 'movedThere'] } as const

export default answer(resolveConflict, async ({ input, who, db, refuse, transition, queue }) => {
  const known = await conflictById(db, input.conflictId)
  if (known?.keptBy !== who.id) throw refuse('noSuchConflict')
  const [move, after] = SAID[input.keep]
  if (known.status === after) throw refuse('alreadySo')
  const leaving = input.keep === 'here' || mayLeave(known)
  if (leaving !== true) throw refuse('lookedFor', { because: leaving })

  await transition(conflictLife, move, known.id, 'keeper')
  if (input.keep === 'here') await queue('tellOfConflict', { conflictId: known.id })
  return conflictCard((await conflictById(db, known.id)) ?? known)
})
