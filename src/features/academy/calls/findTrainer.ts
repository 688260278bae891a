import { answer } from '#platform/server/answer.ts'
import { findTrainer } from '../contract.ts'
import { trainerByCode } from '../trainers.ts'

export default answer(findTrainer, async ({ input, db, refuse }) => {
  const trainer = await trainerByCode(db, input.code)
  if (!trainer) throw refuse('noSuchTrainer', { field: 'code' })
  const { name, organisation, courseApproval } = trainer
  return { name, organisation, courseApproval }
})
