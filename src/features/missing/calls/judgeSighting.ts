import { answer } from '#platform/server/answer.ts'
import { judgeSighting } from '../contract.ts'
import { lostCaseLife, SIGHTING } from '../lifecycle.ts'
import { isOver, OVER } from '../policy.ts'
import { hasConfirmedSighting, lostCaseOfSighting } from '../queries.ts'

/** LOST-2, LOST-7: an open search goes on at the place of a sighting that its keeper confirms. */
export default answer(judgeSighting, async ({ input, who, db, now, refuse, transition, recordEvent }) => {
  const { sightingId, verdict } = input
  const lost = await lostCaseOfSighting(db, sightingId, who.id)
  if (!lost) throw refuse('notFound')
  if (isOver(lost)) throw refuse('isOver', { because: OVER })

  await db.updateTable('sighting').set({ verdict, verdictAt: now }).where('id', '=', sightingId).execute()
  const facts = { sightingId, verdict }
  if (verdict === 'confirmed' && lost.status === 'open')
    return { status: await transition(lostCaseLife, 'locate', lost.id, 'keeper', facts) }
  if (verdict === 'dismissed' && lost.status === 'located' && !(await hasConfirmedSighting(db, lost.id)))
    return { status: await transition(lostCaseLife, 'resume', lost.id, 'keeper', facts) }
  await recordEvent('search', lost.id, { move: 'judgeSighting', ...SIGHTING, by: 'keeper', facts })
  return { status: lost.status }
})
