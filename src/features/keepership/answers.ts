import { accountById } from '#features/accounts/queries.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { type PetRow, returnStatus } from '#features/pets/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { because } from '#platform/law/clause.ts'
import { refused, refusedBy } from '#platform/server/refusal.ts'
import { type ClaimRow, contactChangedAt } from './claims.ts'
import { COOLING_DAYS } from './lifecycle.ts'
import { disputeUntil } from './next.ts'
import { keeperDisputed } from './points.ts'
import { complete, moveOn, type TransactionContext } from './progress.ts'
import { ANSWERING_REFUSED, DISPUTING_REFUSED } from './refusals.ts'

/** A request and its animal, which the caller holds (`lockClaim`). */
interface Held {
  claim: ClaimRow
  pet: PetRow
}

/** CLAIM-7 The keeper agrees. Throws a 409 refusal where the animal is dead or abroad, or whoever asked has closed their account. */
export async function agree(tools: TransactionContext, { claim, pet }: Held): Promise<ClaimRow> {
  const { db, now } = tools
  if (pet.status === 'deceased' || pet.status === 'exported') throw refusedBy(ANSWERING_REFUSED, 'notNow')
  const requester = await accountById(db, claim.requesterId)
  if (requester.status === 'closed')
    throw refused(because('CLAIM-11', 'The person who asked has closed their account. The animal stays with you.'))

  const changedAt = await contactChangedAt(db, claim.keeperId, now)
  await reportFound(tools, pet)
  if (!changedAt) return complete(tools, { claim, pet }, 'accept', 'keeper')
  return moveOn(tools, claim, 'accept', {
    by: 'keeper',
    to: 'cooling',
    also: { answerBy: later(changedAt, { days: COOLING_DAYS }) },
  })
}

/** A keeper who agrees says with it that the animal is no longer lost to them. */
async function reportFound({ db, transition }: TransactionContext, { id, status }: PetRow) {
  if (status !== 'missing' && status !== 'stolen') return
  await transition(petLife, 'reportFound', id, 'keeper', {}, await returnStatus(db, id))
}

/** CLAIM-6 The keeper objects. */
export const objectTo = (tools: TransactionContext, claim: ClaimRow, objection: string): Promise<ClaimRow> =>
  moveOn(tools, claim, 'object', { by: 'keeper', facts: { objection }, also: { objection } })

/** CLAIM-10 The former keeper disputes a record that has moved. Throws a 409 refusal after 30 days, or where someone else asks for the animal now. */
export async function disputeChange(tools: TransactionContext, { claim, pet }: Held, objection: string): Promise<ClaimRow> {
  if (claim.completedAt && tools.now > disputeUntil(claim.completedAt)) throw refusedBy(DISPUTING_REFUSED, 'disputeEnded')
  if (claim.status === 'completed' && pet.isClaimed) throw refusedBy(DISPUTING_REFUSED, 'alreadyAsked')
  const disputed = await moveOn(tools, claim, 'dispute', { by: 'formerKeeper', also: { objection } })
  for (const end of tools.extensions(keeperDisputed)) await end(tools, pet)
  return disputed
}
