import type { Db } from '#platform/database/db.ts'
import { animalsOf, type StayRow } from '../stays.ts'

/** The last stay of each of these animals with the organisation that keeps it, by animal. */
export async function currentStays(db: Db, organisationId: string, petIds: readonly string[]): Promise<Map<string, StayRow>> {
  if (petIds.length === 0) return new Map()
  const stays = await animalsOf(db, organisationId).where('pet.id', 'in', petIds).where('pet.keeperId', '=', organisationId).execute()
  return new Map(stays.map((stay) => [stay.id, stay]))
}

/** Those of these animals that an organisation has in now, its own or held for their keepers. */
export async function inCareAmong(db: Db, organisationId: string, petIds: readonly string[]): Promise<Set<string>> {
  if (petIds.length === 0) return new Set()
  const ours = db.selectFrom(animalsOf(db, organisationId).where('pet.id', 'in', petIds).as('stay'))
  const here = await ours.select('stay.id').where('stay.state', '<>', 'left').execute()
  return new Set(here.map(({ id }) => id))
}
