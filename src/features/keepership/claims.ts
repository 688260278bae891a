import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isVerified } from '#features/accounts/queries/profiles.ts'
import { lockPet } from '#features/pets/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { COOLING_DAYS, REMINDERS } from './lifecycle.ts'
import { evidenceSpeaks } from './policy.ts'

/** Requests with the animal that each is about. */
export const claims = (db: Db) =>
  db
    .selectFrom('claim')
    .innerJoin('pet', 'pet.id', 'claim.petId')
    .innerJoin('chip', 'chip.petId', 'pet.id')
    .where('chip.supersededAt', 'is', null)
    .selectAll('claim')
    .select([
      'pet.name as petName',
      'pet.originalName',
      'pet.species',
      'pet.keeperId as petKeeperId',
      'pet.status as petStatus',
      'chip.number as chipNumber',
    ])

export type ClaimRow = Awaited<ReturnType<ReturnType<typeof claims>['executeTakeFirstOrThrow']>>

/** A request with its animal held until the transaction ends: every change of a request begins here, so that each sees what the one before has done. */
export async function lockClaim(db: Db, claimId: string) {
  const found = await db.selectFrom('claim').select('petId').where('id', '=', claimId).executeTakeFirst()
  const pet = found && (await lockPet(db, found.petId))
  const claim = pet && (await claims(db).where('claim.id', '=', claimId).executeTakeFirst())
  return claim && { claim, pet }
}

/** A new secret for one message about a request (64 characters); only its hash is kept. */
export async function newLink(db: Db, claimId: string, now: Date): Promise<string> {
  const secret = randomBytes(48).toString('base64url')
  await db
    .insertInto('claimLink')
    .values({ hash: hashOfSecret(secret), claimId, createdAt: now })
    .execute()
  return secret
}

/** Which request a link leads to, or undefined. */
export async function claimOfLink(db: Db, secret: string): Promise<string | undefined> {
  const found = await db.selectFrom('claimLink').select('claimId').where('hash', '=', hashOfSecret(secret)).executeTakeFirst()
  return found?.claimId
}

/** Writes down that the keeper has opened these requests, the first time that they do. */
export async function markOpened(db: Db, claimIds: string[], now: Date): Promise<void> {
  if (claimIds.length === 0) return
  await db.updateTable('claim').set({ openedAt: now }).where('id', 'in', claimIds).where('openedAt', 'is', null).execute()
}

/** True once a carrier has taken one message about the request to its keeper, or the keeper has opened it. */
export async function wasReached(db: Db, claim: { id: string; openedAt: Date | null }): Promise<boolean> {
  if (claim.openedAt) return true
  const delivered = await db
    .selectFrom('claimNotice')
    .innerJoin('delivery', 'delivery.messageId', 'claimNotice.messageId')
    .select('claimNotice.messageId')
    .where('claimNotice.claimId', '=', claim.id)
    .where('delivery.delivered', '=', true)
    .executeTakeFirst()
  return delivered !== undefined
}

/** How many requests this account has made within a year. Strays that nobody claimed weren’t asked for. */
export async function claimsThisYear(db: Db, accountId: string, now: Date): Promise<number> {
  const { made } = await db
    .selectFrom('claim')
    .select((row) => row.fn.countAll<number>().as('made'))
    .where('requesterId', '=', accountId)
    .where('reason', '<>', 'unclaimed')
    .where('createdAt', '>', earlier(now, { days: 365 }))
    .executeTakeFirstOrThrow()
  return Number(made)
}

/** CLAIM-2 Whether what this account gives as evidence needs nobody to look at it. */
export async function evidenceOfSpeaks(db: Db, accountId: string, now: Date): Promise<boolean> {
  const asker = await db
    .selectFrom('account')
    .select(['emailVerifiedAt', 'mobileVerifiedAt'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('claim')
            .select('claim.id')
            .whereRef('claim.requesterId', '=', 'account.id')
            .where('claim.status', '=', 'refused')
            .where('claim.statusAt', '>', earlier(now, { days: 365 })),
        )
        .$castTo<boolean>()
        .as('wasRefused'),
    )
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return evidenceSpeaks({
    isVerifiedWelfare: await isVerified(db, accountId, 'Welfare'),
    emailConfirmed: asker.emailVerifiedAt !== null,
    mobileConfirmed: asker.mobileVerifiedAt !== null,
    wasRefused: asker.wasRefused,
  })
}

/** CLAIM-7 When this keeper's e-mail address or mobile number last gave way to another, if within the days that an agreement then waits. */
export async function contactChangedAt(db: Db, accountId: string, now: Date): Promise<Date | null> {
  const last = await db
    .selectFrom('event')
    .select('at')
    .where('subject', '=', 'account')
    .where('subjectId', '=', accountId)
    .where('move', 'in', ['verifyEmail', 'undoEmail', 'verifyMobile'])
    .where(sql<boolean>`facts->>'changed' = 'true'`)
    .where('at', '>', earlier(now, { days: COOLING_DAYS }))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.at ?? null
}

const AT_A_TIME = 500

/** The requests that the clock moves on or reminds of now, the longest wait first. One for which it can do nothing stands before no other. */
export async function dueClaims(db: Db, now: Date): Promise<string[]> {
  const reminded = sql`(array[${sql.join(REMINDERS.map((day) => sql.lit(day)))}])[claim.reminders + 1]`
  const reached = sql`claim.opened_at is not null or exists (
    select from claim_notice join delivery using (message_id) where claim_notice.claim_id = claim.id and delivery.delivered)`
  const due = await db
    .selectFrom('claim')
    .innerJoin('pet', 'pet.id', 'claim.petId')
    .innerJoin('account as requester', 'requester.id', 'claim.requesterId')
    .innerJoin('account as keeper', 'keeper.id', 'claim.keeperId')
    .select('claim.id')
    .where('claim.status', 'in', ['evidenceReview', 'held', 'notified', 'letterSent', 'grace', 'cooling', 'blockedMissing'])
    .where(
      sql<boolean>`requester.status = 'closed' or claim.status <> 'evidenceReview' and pet.keeper_id = claim.keeper_id and (
        (pet.status in ('missing', 'stolen', 'deceased', 'exported')) <> (claim.status = 'blockedMissing')
        or claim.answer_by <= ${now} and (claim.status <> 'held' or claim.released_on is not null)
          and (claim.status <> 'grace' or claim.evidence_at is not null)
          and (claim.status <> 'notified' or keeper.line1 is not null and keeper.postcode is not null or ${reached})
        or claim.status = 'notified' and claim.answer_by > ${now} and claim.notified_at + ${reminded} * interval '1 day' <= ${now})`,
    )
    .orderBy('claim.statusAt')
    .orderBy('claim.id')
    .limit(AT_A_TIME)
    .execute()
  return due.map(({ id }) => id)
}
