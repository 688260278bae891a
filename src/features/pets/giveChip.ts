import { releasedRegistered } from '#features/stock/releasedRegistered.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { petLife } from './lifecycle.ts'

interface Chipping {
  petId: string
  chipNumber: string
  /** The code of another register that says it holds the chip as well. */
  alsoHeldBy: string | null
}

/** CARE-2 Registers an animal that had no microchip by the one it has now. False where the number is taken: the caller undoes its transaction. */
export async function giveChip(tools: LawTools, { petId, chipNumber, alsoHeldBy }: Chipping): Promise<boolean> {
  const { db, now, transition } = tools
  const chip = await db
    .insertInto('chip')
    .values({ number: chipNumber, petId, registeredAt: now })
    .onConflict((taken) => taken.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!chip) return false
  await db.updateTable('pet').set({ registeredAt: now, updatedAt: now }).where('id', '=', petId).execute()
  await transition(petLife, 'giveChip', petId, 'keeper', { chipNumber, ...(alsoHeldBy && { alsoHeldBy }) })
  await releasedRegistered(tools, [chipNumber])
  return true
}
