import { reopen } from '#features/keepership/disputes.ts'
import { claimDecisions } from '../claimrows.ts'
import { reopenClaim } from '../contract.ts'
import { animalWords, keeperWords } from '../people.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(reopenClaim, async (context) => {
  const { requestId, reason } = context.input
  const { petId } = await reopen(context, requestId, { why: reason, by: context.who.id })
  return {
    animal: await animalWords(context.db, petId),
    keeperUntilThen: await keeperWords(context.db, petId),
    next: claimDecisions(requestId),
  }
})
