import type { PetRow } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { whyNotUndone } from './policy.ts'
import { custodyOf, lastCustodyOf } from './queries/custodies.ts'

/** HOLD-10 The custody of an animal that has left an organisation, and why that can’t be taken back now, or null; undefined where it never held it. */
export async function custodyLeft(db: Db, pet: Pick<PetRow, 'id' | 'keptSince' | 'status'>, organisationId: string, now: Date) {
  const custody = await lastCustodyOf(db, { petId: pet.id, organisationId })
  if (!custody) return undefined
  const holder = await custodyOf(db, pet.id)
  const because = whyNotUndone({ ...pet, at: custody.statusAt, holderId: holder?.organisationId ?? null }, now)
  return { ...custody, because }
}
