import { accountById } from '#features/accounts/queries.ts'
import { lockPet } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { type ClaimRow, claims, lockClaim } from './claims.ts'
import { claimLife, EVIDENCE } from './lifecycle.ts'
import { wentBack } from './messages.ts'
import { isReopened } from './next.ts'
import { tellDisplaced } from './notifications.ts'
import { keeperDisputed } from './points.ts'
import { moveOn, type TransactionContext } from './progress.ts'
import { REOPENING_REFUSED, SETTLING_REFUSED } from './refusals.ts'
import { transferKeepership } from './transferKeepership.ts'

/** CLAIM-2 The evidence is enough: whoever keeps the animal now is told, unless they were asked already. Throws a 409 refusal in another state, 404 where there is no such request. */
export async function passEvidence(tools: TransactionContext, claimId: string): Promise<ClaimRow> {
  const { claim, pet } = await held(tools.db, claimId)
  if (pet.isRehoming) throw refusedBy(SETTLING_REFUSED, 'notNow')
  const isAsked = !claim.evidenceAt && ASKED.some((status) => status === claim.status)
  if (isAsked) return acceptWhileAsked(tools, claim)
  await tools.db.updateTable('claim').set({ keeperId: pet.keeperId, evidenceAt: tools.now }).where('id', '=', claimId).execute()
  return moveOn(tools, claim, 'passEvidence', { by: 'Staff' })
}

/** The states in which the keeper has been asked, and the record can still move without an answer. */
const ASKED = ['held', 'notified', 'letterSent', 'grace', 'blockedMissing'] as const

/** The keeper knows already: nothing changes but that the record may move by their silence. */
async function acceptWhileAsked({ db, now, recordEvent }: TransactionContext, claim: ClaimRow): Promise<ClaimRow> {
  await db.updateTable('claim').set({ evidenceAt: now }).where('id', '=', claim.id).execute()
  await recordEvent('keepership request', claim.id, { move: 'acceptEvidence', clause: EVIDENCE.clause, by: 'Staff' })
  return { ...claim, evidenceAt: now }
}

/** CLAIM-2 The evidence is not enough. Whoever asked is told why, in these words; a keeper who was asked learns that it’s over, and no other hears of it. */
export async function refuseEvidence(tools: TransactionContext, claimId: string, reason: string): Promise<ClaimRow> {
  const { claim } = await held(tools.db, claimId)
  if (claim.evidenceAt) throw refusedBy(SETTLING_REFUSED, 'judged')
  return moveOn(tools, claim, 'refuseEvidence', { by: 'Staff', also: { objection: reason } })
}

/** CLAIM-9 Resolves a dispute for one side. The animal moves where it is not with that side already; both are told, and whoever it came to since. */
export async function resolve(
  tools: TransactionContext,
  claimId: string,
  side: 'keeper' | 'requester',
  { why, by }: { why?: string; by?: string } = {},
): Promise<ClaimRow> {
  const { claim, pet } = await held(tools.db, claimId)
  if (isReopened(claim) && claim.reopenedBy === by) throw refusedBy(SETTLING_REFUSED, 'yourOwnReopening')
  const name = side === 'keeper' ? 'resolveForKeeper' : 'resolveForRequester'
  const settled = await moveOn(tools, claim, name, { by: 'Staff', why })
  const to = side === 'keeper' ? keeperOf(claim) : claim.requesterId
  if (pet.keeperId === to) return settled

  const { status } = await accountById(tools.db, to)
  if (status === 'closed') throw refusedBy(SETTLING_REFUSED, 'accountClosed')
  const way = side === 'keeper' ? 'returned' : 'claim'
  await transferKeepership(tools, pet, {
    to,
    by: 'Staff',
    way,
    undoes: side === 'keeper' ? claim.completedAt : null,
    clause: claimLife.moves[name].clause,
  })
  const isThird = pet.keeperId !== claim.keeperId && pet.keeperId !== claim.requesterId
  if (isThird) await tellDisplaced(tools, pet.keeperId, wentBack({ ...claim, why }))
  return settled
}

/** CLAIM-15 Opens a decided request again, as a court or the police decide or because we were wrong: no record moves until another member of Staff resolves it, and both sides are told. */
export async function reopen(tools: TransactionContext, claimId: string, { why, by }: { why: string; by: string }): Promise<ClaimRow> {
  const { claim, pet } = await held(tools.db, claimId)
  if (pet.isClaimed) throw refusedBy(REOPENING_REFUSED, 'openAlready')
  for (const end of tools.extensions(keeperDisputed)) await end(tools, pet)
  if ((await lockPet(tools.db, pet.id))?.isRehoming) throw refusedBy(REOPENING_REFUSED, 'notNow')
  // Where the record moved, the keeper of before is who it would go back to.
  const completedAt = claim.status === 'settledKeeper' ? null : (claim.completedAt ?? claim.statusAt)
  return moveOn(tools, claim, 'reopen', { by: 'Staff', why, also: { completedAt, reopenedBy: by } })
}

/** Whose the animal was before the record moved; where it never did, whoever keeps it now. */
const keeperOf = ({ completedAt, keeperId, petKeeperId }: ClaimRow): string => (completedAt ? keeperId : petKeeperId)

async function held(db: Db, claimId: string) {
  const found = await lockClaim(db, claimId)
  if (!found) throw refusedBy(SETTLING_REFUSED, 'noSuchRequest')
  return found
}

/** What Staff look at: evidence to judge and disputes to resolve first, each the oldest first; then what else stands still. */
export async function openClaims(db: Db) {
  const rows = await claims(db)
    .where((claim) =>
      claim.or([
        claim('claim.status', 'in', ['evidenceReview', 'disputed', 'held', 'blockedMissing']),
        claim.and([claim('claim.evidenceAt', 'is', null), claim('claim.status', 'in', ['notified', 'letterSent', 'grace'])]),
      ]),
    )
    .orderBy((row) => row.case().when('claim.status', 'in', ['evidenceReview', 'disputed', 'grace']).then(0).else(1).end())
    .orderBy('claim.statusAt')
    .orderBy('claim.id')
    .execute()
  return rows.map(claimForStaff)
}

/** One of them, or one that’s over. */
export async function claimById(db: Db, claimId: string) {
  const claim = await claims(db).where('claim.id', '=', claimId).executeTakeFirst()
  if (!claim) throw refusedBy(SETTLING_REFUSED, 'noSuchRequest')
  return claimForStaff(claim)
}

function claimForStaff({ id, status, statusAt, createdAt, petName, species, chipNumber, petStatus, ...said }: ClaimRow) {
  return {
    id,
    petId: said.petId,
    status,
    statusAt,
    createdAt,
    petName,
    species,
    chipNumber,
    petStatus,
    keeperId: said.keeperId,
    petKeeperId: said.petKeeperId,
    answerBy: said.answerBy,
    requesterId: said.requesterId,
    reason: said.reason,
    photoId: said.photoId,
    statementBy: said.statementBy,
    statement: said.statement,
    council: said.council,
    councilReference: said.councilReference,
    reportedOn: said.reportedOn,
    releasedOn: said.releasedOn,
    releaseReference: said.releaseReference,
    objection: said.objection,
    evidenceAt: said.evidenceAt,
    /** True where the record has moved already and the former keeper disputes it. */
    hasMoved: said.completedAt !== null,
  }
}
