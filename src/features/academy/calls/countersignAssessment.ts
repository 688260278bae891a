import { answer } from '#platform/server/answer.ts'
import { certifyIfComplete } from '../certificates/issue.ts'
import { countersignAssessment } from '../contract.ts'
import { practicalLife } from '../lifecycle.ts'
import { practicalFailed, practicalPassed, sentBack } from '../messages.ts'
import { mayAddTo } from '../policy.ts'
import { certificateOf, lockTraining } from '../queries.ts'
import { TrainedSpecies } from '../shapes.ts'
import { toCountersignBy } from '../students.ts'
import { trainerOf } from '../trainers.ts'

/** ACAD-17, ACAD-18, ACAD-27: another trainer than the one who assessed agrees, or sends it back. */
export default answer(countersignAssessment, async (context) => {
  const { input, who, db, refuse, transition, notify } = context
  const trainer = await trainerOf(db, who.id)
  if (!trainer?.isVerified) throw refuse('notVerified')
  const seen = await toCountersignBy(db, who.id).where('practical.id', '=', input.practicalId).executeTakeFirst()
  const training = seen && (await lockTraining(db, seen.studentId))
  const practical = training && (await toCountersignBy(db, who.id).where('practical.id', '=', input.practicalId).executeTakeFirst())
  if (!practical) throw refuse('noSuchPractical')
  if (input.agrees && training.status === 'certified') {
    const mayAdd = mayAddTo(await certificateOf(db, practical.studentId), practical)
    if (mayAdd !== true) throw refuse('notNow', { because: mayAdd })
  }

  await db
    .updateTable('practical')
    .set({ secondMarkerId: who.id, secondNote: input.note || null })
    .where('id', '=', practical.id)
    .execute()
  const status = await transition(practicalLife, input.agrees ? 'countersign' : 'sendBack', practical.id, 'Trainer')
  const species = TrainedSpecies.parse(practical.species)
  await notify(practical.studentId, input.agrees ? practicalPassed(species) : practicalFailed(species, input.note))
  if (input.agrees) await certifyIfComplete(context, training)
  if (!input.agrees) {
    await db.deleteFrom('practicalChip').where('practicalId', '=', practical.id).execute()
    const { name } = await db.selectFrom('account').select('name').where('id', '=', practical.studentId).executeTakeFirstOrThrow()
    await notify(practical.trainerId, sentBack(name, practical.studentId, input.note))
  }
  return { status }
})
