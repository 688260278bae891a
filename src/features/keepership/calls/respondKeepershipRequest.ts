import { accountById } from '#features/accounts/queries.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { type PetRow, returnStatus } from '#features/pets/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { because } from '#platform/law/clause.ts'
import { type Asked, answer } from '#platform/server/answer.ts'
import { type ClaimRow, claimHeld, claimOfLink, contactChangedAt } from '../claims.ts'
import { respondKeepershipRequest } from '../contract.ts'
import { COOLING_DAYS } from '../lifecycle.ts'
import { complete, moveOn } from '../moving.ts'
import { nextForKeeper } from '../next.ts'

type Responding = Asked<typeof respondKeepershipRequest>

export default answer(respondKeepershipRequest, async (asked) => {
  const { claim, pet } = await asKeeper(asked)
  const answered = asked.input.answer === 'accept' ? await accept(asked, claim, pet) : await object(asked, claim)
  return { status: answered.status, next: nextForKeeper(answered) }
})

/** The request that the link leads to, or that is about an animal of whoever is signed in; with its animal held. */
async function asKeeper({ input: { token, requestId }, who, db, refuse }: Responding) {
  const claimId = token ? await claimOfLink(db, token) : requestId
  const held = claimId && (await claimHeld(db, claimId))
  const isKeeper = held && (token || held.claim.keeperId === who?.id)
  if (!isKeeper || held.claim.status === 'evidenceReview') throw refuse('noSuchRequest')
  return held
}

/** CLAIM-7 */
async function accept(asked: Responding, claim: ClaimRow, pet: PetRow): Promise<ClaimRow> {
  const { db, now, refuse } = asked
  if (pet.status === 'deceased' || pet.status === 'exported') throw refuse('notNow')
  const requester = await accountById(db, claim.requesterId)
  if (requester.status === 'closed')
    throw refuse('notNow', { because: because('CLAIM-11', 'Whoever asked has closed their account. The animal stays with you.') })

  const changedAt = await contactChangedAt(db, claim.keeperId, now)
  await reportFound(asked, pet)
  if (!changedAt) return complete(asked, { claim, pet }, 'accept', 'keeper')
  return moveOn(asked, claim, 'accept', {
    by: 'keeper',
    to: 'cooling',
    also: { answerBy: later(changedAt, { days: COOLING_DAYS }) },
  })
}

/** A keeper who agrees says with it that the animal is no longer lost to them. */
async function reportFound({ db, move }: Responding, { id, status }: PetRow) {
  if (status !== 'missing' && status !== 'stolen') return
  await move(petLife, 'reportFound', id, 'keeper', {}, await returnStatus(db, id))
}

/** CLAIM-6 */
async function object(asked: Responding, claim: ClaimRow): Promise<ClaimRow> {
  const { objection } = asked.input
  if (!objection) throw asked.refuse('objectionNeeded', { field: 'objection' })
  return moveOn(asked, claim, 'object', { by: 'keeper', facts: { objection }, also: { objection } })
}
