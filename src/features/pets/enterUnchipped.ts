import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { petLife } from './lifecycle.ts'
import { petRow } from './registration.ts'
import type { NewPet } from './shapes.ts'

/** CARE-1 Writes down an animal that an organisation has in and in which no microchip was found; its id. No number finds it. */
export async function enterUnchipped(
  { db, now, start }: LawTools,
  pet: Omit<NewPet, 'chipNumber' | 'evenIfHeldElsewhere'>,
  organisationId: string,
): Promise<string> {
  const id = newId()
  const status = 'unchipped' as const
  await db
    .insertInto('pet')
    .values(petRow(pet, { id, keeperId: organisationId, status, now }))
    .execute()
  await start(petLife, 'takeInUnchipped', { id, status }, 'Welfare')
  return id
}
