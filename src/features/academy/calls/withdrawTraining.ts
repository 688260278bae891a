import { answer } from '#platform/server/answer.ts'
import { withdrawTraining } from '../contract.ts'
import { trainingLife } from '../lifecycle.ts'
import { attemptsOf, lockTraining } from '../queries.ts'

export default answer(withdrawTraining, async ({ who, db, refuse, transition }) => {
  const training = await lockTraining(db, who.id)
  if (!training) throw refuse('notTraining')
  const attempts = await attemptsOf(db, training.id)
  if (attempts.some(({ status }) => status === 'started')) throw refuse('examUnderWay')
  return { status: await transition(trainingLife, 'withdraw', training.id, 'holder') }
})
