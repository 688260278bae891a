import type { Db } from '#platform/database/db.ts'

/** The litter of an animal with its parents, for its keeper: names and Kennel Club numbers, not the chips of animals that aren’t theirs. */
export async function litterOf(db: Db, litterId: string | null, readerId: string) {
  if (!litterId) return null
  const { breederId, ...litter } = await db
    .selectFrom('litter')
    .select(['id', 'breederId', 'damName', 'damKennelClubNumber', 'sireName', 'sireKennelClubNumber', 'bornOn'])
    .where('id', '=', litterId)
    .executeTakeFirstOrThrow()
  return { ...litter, isYours: breederId === readerId }
}
