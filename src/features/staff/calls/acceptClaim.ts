import { agree } from '#features/keepership/answers.ts'
import { callersClaim } from '../caller.ts'
import { acceptClaim } from '../contract.ts'
import { keeperWords } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(acceptClaim, async (context) => {
  const held = await callersClaim(context, context.input.requestId)
  if (!held) throw context.refuse('noSuchRequest')
  const { status, petName, petId } = await agree(held.tools, held)
  return { petName, status, keeper: await keeperWords(context.db, petId) }
})
