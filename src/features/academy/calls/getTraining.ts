import { answer } from '#platform/server/answer.ts'
import { getTraining } from '../contract.ts'
import { trainingOf } from '../queries.ts'
import { trainingView } from '../view.ts'

export default answer(getTraining, async ({ who, db, now }) => {
  const training = await trainingOf(db, who.id)
  return { training: training ? await trainingView(db, training, who, now) : null }
})
