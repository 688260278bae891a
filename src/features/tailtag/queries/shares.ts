import type { Db } from '#platform/database/db.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'

/** The share of a link. Undefined where there is none. */
export async function shareByToken(db: Db, token: string) {
  const share = await db
    .selectFrom('tagShare')
    .innerJoin('account', 'account.id', 'tagShare.keeperId')
    .select(['tagShare.petId', 'tagShare.tagId', 'tagShare.keeperId', 'tagShare.until', 'tagShare.endedAt', 'account.status'])
    .where('tokenHash', '=', hashOfSecret(token))
    .executeTakeFirst()
  if (!share) return undefined
  const { endedAt, status, petId, tagId, ...rest } = share
  return { ...rest, asked: { ...(petId && { petId }), ...(tagId && { tagId }) }, hasEnded: endedAt !== null || status === 'closed' }
}

interface Animal {
  petId: string | null
  tagId: string | null
}

/** The links for one animal that work now, the newest first; only those of this keeper. */
export const workingShares = (db: Db, { petId, tagId }: Animal, keeperId: string, now: Date) =>
  db
    .selectFrom('tagShare')
    .select(['id', 'createdAt', 'until'])
    .where('keeperId', '=', keeperId)
    .where((row) => (petId ? row('petId', '=', petId) : row('tagId', '=', tagId ?? '')))
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
