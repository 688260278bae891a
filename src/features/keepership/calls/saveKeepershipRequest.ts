import { hasPicture } from '#features/files/queries.ts'
import { lockPetWithChip } from '#features/pets/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import { because } from '#platform/law/clause.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { claims, claimsThisYear, evidenceOfSpeaks } from '../claims.ts'
import { saveKeepershipRequest } from '../contract.ts'
import { claimLife, MOST_A_YEAR } from '../lifecycle.ts'
import { tellKeeper, tellRequester } from '../notifications.ts'
import { heldUntil, isAway, mayClaimFound, type Stray, waitsForCouncil } from '../policy.ts'
import { waitOf } from '../progress.ts'
import { isKeeperTold } from '../told.ts'

type Asking = CallContext<typeof saveKeepershipRequest>
type FirstStatus = (typeof claimLife.starts.ask.to)[number]

export default answer(saveKeepershipRequest, async (context) => {
  const { input, who, db, now, refuse, start } = context
  if (!input.declaration) throw refuse('declarationNeeded', { field: 'declaration' })
  const council = councilOf(context)
  if (!(await hasPicture(db, input.photoId, who.id))) throw refuse('noSuchPhoto', { field: 'photoId' })

  await oneAtATime(db, `claims/${who.id}`)
  const pet = await petAskedFor(context)
  if (input.reason === 'found' && mayClaimFound(who, { isKeeperTold: await isKeeperTold(db, pet, now) }) !== true)
    throw refuse('keeperFirst', { field: 'chipNumber' })
  if ((await claimsThisYear(db, who.id, now)) >= MOST_A_YEAR) throw refuse('tooMany')

  const { reason } = input
  const status = await firstStatus(context, { ...council, reason }, pet)
  const row = { id: newId(), status, statusAt: now, petId: pet.id, keeperId: pet.keeperId, requesterId: who.id, reason, createdAt: now }
  const evidence = { photoId: input.photoId, statementBy: input.statement.by, statement: input.statement.words, ...council }
  const wait = status === 'evidenceReview' ? {} : waitOf(status, council, now)
  await db
    .insertInto('claim')
    .values({ ...row, ...evidence, ...wait })
    .execute()
  await start(claimLife, 'ask', row, 'requester', { reason })

  const claim = await claims(db).where('claim.id', '=', row.id).executeTakeFirstOrThrow()
  await tellKeeper(context, claim)
  await tellRequester(context, claim)
  return { requestId: claim.id, status, answerBy: claim.answerBy }
})

/** CLAIM-3 The council's part of a found animal. What is written down as released must have been held for its clear days. */
function councilOf({ input: { reason, council }, now, refuse }: Asking) {
  const none = { council: null, councilReference: null, reportedOn: null, releasedOn: null, releaseReference: null }
  if (reason !== 'found') return none
  if (!council) throw refuse('councilNeeded', { field: 'council' })

  const { reportedOn, releasedOn, releaseReference } = council
  const today = londonDate(now)
  if (reportedOn > today) throw refuse('inFuture', { field: 'council.reportedOn' })
  if (releasedOn && releasedOn > today) throw refuse('inFuture', { field: 'council.releasedOn' })
  const early = because('CLAIM-3', 'A council must hold a stray dog for seven clear days before releasing it. Check both dates.')
  if (releasedOn && releasedOn < londonDate(heldUntil(reportedOn)))
    throw refuse('councilNeeded', { field: 'council.releasedOn', because: early })
  const reference = 'Enter the council’s release reference'
  if (releasedOn && !releaseReference) throw refuse('councilNeeded', { field: 'council.releaseReference', words: reference })
  return {
    council: council.name,
    councilReference: council.reference,
    reportedOn,
    releasedOn,
    releaseReference: releasedOn && releaseReference,
  }
}

/** The animal with the chip, held, where it can be asked for now. */
async function petAskedFor({ input, who, db, refuse }: Asking) {
  const pet = await lockPetWithChip(db, input.chipNumber)
  if (!pet) throw refuse('notRegistered', { field: 'chipNumber' })
  if (pet.keeperId === who.id) throw refuse('yours', { field: 'chipNumber' })
  if (pet.isClaimed) throw refuse('alreadyAsked')
  if ((pet.status === 'deceased' || pet.status === 'exported') && isAway(pet)) throw refuse('petGone')
  if (pet.isOffered || pet.isRehoming || pet.status === 'awaitingConfirmation') throw refuse('notNow')
  return pet
}

async function firstStatus({ db, who, now }: Asking, stray: Stray, pet: { status: string; isDoubtful: boolean }): Promise<FirstStatus> {
  if (isAway(pet)) return 'blockedMissing'
  if (!(await evidenceOfSpeaks(db, who.id, now))) return 'evidenceReview'
  return waitsForCouncil(stray, now) ? 'held' : 'notified'
}
