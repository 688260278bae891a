import { resolve } from '#features/keepership/disputes.ts'
import { resolveClaim } from '../contract.ts'
import { animalWords, keeperWords } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resolveClaim, async (context) => {
  const { requestId, side, reason } = context.input
  const { status, petId } = await resolve(context, requestId, side, { why: reason, by: context.who.id })
  return { status, animal: await animalWords(context.db, petId), keeper: await keeperWords(context.db, petId) }
})
