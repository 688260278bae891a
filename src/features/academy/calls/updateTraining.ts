import { because } from '#platform/law/clause.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { certifyIfComplete } from '../certificates/issue.ts'
import { updateTraining } from '../contract.ts'
import { enrolWith, trainerToEnrolWith } from '../enrol.ts'
import { ADDED, CHANGED } from '../lifecycle.ts'
import { addingAnimals } from '../messages.ts'
import { kindsIn, mayAddSpecies, mayChangeSpecies, mayChangeTrainer } from '../policy.ts'
import { attemptsOf, certificateOf, lockTraining, type TrainingRow, trainingOf } from '../queries.ts'
import type { TrainedSpecies } from '../shapes.ts'

export default answer(updateTraining, async (context) => {
  const { input, who, db, refuse, recordEvent } = context
  const training = await lockTraining(db, who.id)
  if (!training) throw refuse('notTraining')

  if (input.species && training.status === 'certified') await addAnimals(context, training, input.species)
  if (input.species && training.status !== 'certified') {
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

/** ACAD-28: the animals of the certificate stay, and those that were asked for before can be taken back. */
async function addAnimals(context: CallContext<typeof updateTraining>, training: TrainingRow, wanted: readonly TrainedSpecies[]) {
  const { who, db, refuse, recordEvent, notify } = context
  const certificate = await certificateOf(db, training.studentId)
  const may = mayAddSpecies(training, certificate)
  if (may !== true) throw refuse('tooLate', { because: may, field: 'species' })
  const covered = kindsIn(training.species)
  if (covered.some((kind) => !wanted.includes(kind))) throw refuse('tooLate', { because: COVERED, field: 'species' })
  const adding = wanted.filter((kind) => !covered.includes(kind))
  await db.updateTable('training').set({ adding }).where('id', '=', training.id).execute()
  await recordEvent('training', training.id, { move: 'addSpecies', clause: ADDED.clause, by: 'holder', facts: { adding } })
  const isNew = adding.some((kind) => !training.adding.includes(kind))
  if (isNew && training.trainerId) await notify(training.trainerId, addingAnimals(who.name, who.id, adding))
  await certifyIfComplete(context, { ...training, adding }, 'holder')
}

const COVERED = because('ACAD-28', 'The animals your certificate covers stay on it')
