import { answer, type CallContext } from '#platform/server/answer.ts'
import { agree, objectTo } from '../answers.ts'
import { claimOfLink, lockClaim } from '../claims.ts'
import { respondKeepershipRequest } from '../contract.ts'
import { nextForKeeper } from '../next.ts'

type Responding = CallContext<typeof respondKeepershipRequest>

export default answer(respondKeepershipRequest, async (context) => {
  const { input, refuse } = context
  const held = await asKeeper(context)
  if (input.answer === 'object' && !input.objection) throw refuse('objectionNeeded', { field: 'objection' })
  const answered =
    input.objection && input.answer === 'object' ? await objectTo(context, held.claim, input.objection) : await agree(context, held)
  return { status: answered.status, next: nextForKeeper(answered) }
})

/** The request that the link leads to, or that is about an animal of whoever is signed in; with its animal held. */
async function asKeeper({ input: { token, requestId }, who, db, refuse }: Responding) {
  const claimId = token ? await claimOfLink(db, token) : requestId
  const held = claimId && (await lockClaim(db, claimId))
  const isKeeper = held && (token || held.claim.keeperId === who?.id)
  if (!isKeeper || held.claim.status === 'evidenceReview') throw refuse('noSuchRequest')
  return held
}
