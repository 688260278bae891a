import { answer } from '#platform/server/answer.ts'
import { updateTraining } from '../contract.ts'
import { enrolWith, trainerToEnrolWith } from '../enrol.ts'
import { CHANGED } from '../lifecycle.ts'
import { mayChangeSpecies, mayChangeTrainer } from '../policy.ts'
import { attemptsOf, lockTraining, trainingOf } from '../queries.ts'

export default answer(updateTraining, async (context) => {
  const { input, who, db, refuse, recordEvent } = context
  const training = await lockTraining(db, who.id)
  if (!training) throw refuse('notTraining')

  if (input.species) {
    const may = mayChangeSpecies(training)
    if (may !== true) throw refuse('tooLate', { because: may, field: 'species' })
    const attempts = await attemptsOf(db, training.id)
    if (attempts.some(({ status }) => status === 'started')) throw refuse('examUnderWay', { field: 'species' })
    await db.updateTable('training').set({ species: input.species }).where('id', '=', training.id).execute()
    await recordEvent('training', training.id, {
      move: 'changeSpecies',
      clause: CHANGED.clause,
      by: 'holder',
      facts: { species: input.species },
    })
  }
  if (input.trainerCode) {
    const may = mayChangeTrainer(training)
    if (may !== true) throw refuse('tooLate', { because: may, field: 'trainerCode' })
    await enrolWith(context, training, await trainerToEnrolWith(db, input.trainerCode, who.id), who.name)
  }
  const after = await trainingOf(db, who.id)
  return { status: after?.status ?? training.status }
})
