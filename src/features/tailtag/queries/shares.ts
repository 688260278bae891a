import type { Db } from '#platform/database/db.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'

/** The share of a link; one whose pet has another keeper, or whose keeper has closed their account, has ended. Undefined where there is none. */
export async function shareByToken(db: Db, token: string) {
  const share = await db
    .selectFrom('tagShare')
    .innerJoin('pet', 'pet.id', 'tagShare.petId')
    .innerJoin('account', 'account.id', 'tagShare.keeperId')
    .select(['tagShare.keeperId', 'tagShare.until', 'tagShare.endedAt', 'tagShare.petId'])
    .select(['pet.name as petName', 'pet.status', 'pet.keeperId as keptBy', 'account.status as keeperStatus'])
    .where('tokenHash', '=', hashOfSecret(token))
    .executeTakeFirst()
  if (!share) return undefined
  const { endedAt, keptBy, keeperStatus, ...found } = share
  return { ...found, hasEnded: endedAt !== null || keptBy !== found.keeperId || keeperStatus === 'closed' }
}

/** The links for one pet that work now, the newest first; only those of this keeper. */
export const workingShares = (db: Db, petId: string, keeperId: string, now: Date) =>
  db
    .selectFrom('tagShare')
    .select(['id', 'createdAt', 'until'])
    .where('petId', '=', petId)
    .where('keeperId', '=', keeperId)
    .where('endedAt', 'is', null)
    .where('until', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** One link of a keeper, held until the transaction ends. */
export const ownShare = (db: Db, shareId: string, keeperId: string) =>
  db
    .selectFrom('tagShare')
    .select(['id', 'endedAt'])
    .where('id', '=', shareId)
    .where('keeperId', '=', keeperId)
    .forUpdate()
    .executeTakeFirst()
