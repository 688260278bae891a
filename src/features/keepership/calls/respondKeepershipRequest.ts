import { accountById } from '#features/accounts/queries.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { type PetRow, returnStatus } from '#features/pets/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { because } from '#platform/law/clause.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { type ClaimRow, claimOfLink, contactChangedAt, lockClaim } from '../claims.ts'
import { respondKeepershipRequest } from '../contract.ts'
import { COOLING_DAYS } from '../lifecycle.ts'
import { nextForKeeper } from '../next.ts'
import { complete, moveOn } from '../progress.ts'

type Responding = CallContext<typeof respondKeepershipRequest>

export default answer(respondKeepershipRequest, async (context) => {
  const { claim, pet } = await asKeeper(context)
  const answered = context.input.answer === 'accept' ? await accept(context, claim, pet) : await object(context, claim)
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

/** CLAIM-7 */
async function accept(context: Responding, claim: ClaimRow, pet: PetRow): Promise<ClaimRow> {
  const { db, now, refuse } = context
  if (pet.status === 'deceased' || pet.status === 'exported') throw refuse('notNow')
  const requester = await accountById(db, claim.requesterId)
  if (requester.status === 'closed')
    throw refuse('notNow', { because: because('CLAIM-11', 'The person who asked has closed their account. The animal stays with you.') })

  const changedAt = await contactChangedAt(db, claim.keeperId, now)
  await reportFound(context, pet)
  if (!changedAt) return complete(context, { claim, pet }, 'accept', 'keeper')
  return moveOn(context, claim, 'accept', {
    by: 'keeper',
    to: 'cooling',
    also: { answerBy: later(changedAt, { days: COOLING_DAYS }) },
  })
}

/** A keeper who agrees says with it that the animal is no longer lost to them. */
async function reportFound({ db, transition }: Responding, { id, status }: PetRow) {
  if (status !== 'missing' && status !== 'stolen') return
  await transition(petLife, 'reportFound', id, 'keeper', {}, await returnStatus(db, id))
}

/** CLAIM-6 */
async function object(context: Responding, claim: ClaimRow): Promise<ClaimRow> {
  const { objection } = context.input
  if (!objection) throw context.refuse('objectionNeeded', { field: 'objection' })
  return moveOn(context, claim, 'object', { by: 'keeper', facts: { objection }, also: { objection } })
}
