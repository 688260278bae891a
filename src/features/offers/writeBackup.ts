import type { PetRow } from '#features/pets/queries.ts'
import type { CallContext } from '#platform/server/answer.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now'> & { who: { id: string } }

/** Whether the organisation that gives an animal away stays its rescue back-up. One that doesn’t want to ends its own part only. */
export async function writeBackup({ who, db, now }: Tools, pet: PetRow, isBackup: boolean): Promise<void> {
  if (!isBackup && pet.rescueBackupId !== who.id) return
  const rescueBackupId = isBackup ? who.id : null
  await db.updateTable('pet').set({ rescueBackupId, updatedAt: now }).where('id', '=', pet.id).execute()
}
