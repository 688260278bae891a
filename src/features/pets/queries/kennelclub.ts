import type { Db } from '#platform/database/db.ts'

/** Which of these Kennel Club numbers other animals carry. */
export async function kennelClubTaken(db: Db, numbers: readonly string[], petId: string | null = null): Promise<Set<string>> {
  const wanted = numbers.filter(Boolean)
  if (wanted.length === 0) return new Set()
  const found = await db.selectFrom('pet').select(['id', 'kennelClubNumber']).where('kennelClubNumber', 'in', wanted).execute()
  return new Set(found.flatMap(({ id, kennelClubNumber }) => (id === petId ? [] : (kennelClubNumber ?? []))))
}
