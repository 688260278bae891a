import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { startMany } from '#platform/law/startmany.ts'
import { petLife } from '../lifecycle.ts'
import { petRow } from '../registering.ts'
import type { NewPet } from '../shapes.ts'

interface Entry {
  pet: NewPet
  keeperId: string
}

interface Writing {
  now: Date
  by: 'keeper' | 'Staff'
  byAccount: string | null
}

const AT_A_TIME = 1000

/**
 * Puts many animals on the register, in a few statements. Answers the chips that somebody else registered in the meantime:
 * when there are any, the caller undoes its transaction.
 */
export async function enterPets(db: Db, entries: readonly Entry[], { now, by, byAccount }: Writing): Promise<Set<string>> {
  const rows = entries.map(({ pet, keeperId }) => ({
    ...petRow(pet, { id: newId(), keeperId, status: 'active', now }),
    chipNumber: pet.chipNumber,
  }))
  const lost = new Set(rows.map(({ chipNumber }) => chipNumber))
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    const some = rows.slice(from, from + AT_A_TIME)
    await db
      .insertInto('pet')
      .values(some.map(({ chipNumber: _, ...pet }) => pet))
      .execute()
    const entered = await db
      .insertInto('chip')
      .values(some.map(({ chipNumber, id }) => ({ number: chipNumber, petId: id, registeredAt: now })))
      .onConflict((taken) => taken.column('number').doNothing())
      .returning('number')
      .execute()
    for (const { number } of entered) lost.delete(number)
  }
  const begun = rows.map(({ id, chipNumber }) => ({ id, status: 'active' as const, facts: { chipNumber } }))
  await startMany(db, petLife, 'bringIn', begun, by, { at: now, byAccount })
  return lost
}
