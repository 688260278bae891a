import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** Animals that have come into a litter with their chips are those of their name and sex that its breeder wrote down without one: these wait no longer. */
export async function matchNewborn(db: Db, litterId: string, petIds: readonly string[]): Promise<void> {
  const waiting = await db
    .selectFrom('newborn')
    .select(['id', 'name', 'sex'])
    .where('litterId', '=', litterId)
    .where('petId', 'is', null)
    .where('goneAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (waiting.length === 0) return
  const pets = await db
    .selectFrom('pet')
    .select(['id', 'name', 'originalName', 'sex'])
    .where('id', '=', sql<string>`any(${petIds})`)
    .orderBy('id')
    .execute()
  for (const pet of pets) {
    const names = new Set([plain(pet.name), plain(pet.originalName)])
    const mayBe = waiting.filter(
      ({ name, sex }) => names.has(plain(name)) && (sex === pet.sex || sex === 'unknown' || pet.sex === 'unknown'),
    )
    const found = mayBe.find(({ sex }) => sex === pet.sex) ?? mayBe[0]
    if (!found) continue
    waiting.splice(waiting.indexOf(found), 1)
    await db.updateTable('newborn').set({ petId: pet.id }).where('id', '=', found.id).execute()
  }
}

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
