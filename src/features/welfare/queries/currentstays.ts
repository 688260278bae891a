import type { Db } from '#platform/database/db.ts'
import { animalsOf, type StayRow } from '../stays.ts'

/** The last stay of each of these animals with the organisation that keeps it, by animal. */
export async function currentStays(db: Db, organisationId: string, petIds: readonly string[]): Promise<Map<string, StayRow>> {
  if (petIds.length === 0) return new Map()
  const stays = await animalsOf(db, organisationId).where('pet.id', 'in', petIds).where('pet.keeperId', '=', organisationId).execute()
  return new Map(stays.map((stay) => [stay.id, stay]))
}
