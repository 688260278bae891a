import type { Tools } from '#features/keepership/points.ts'

/** Ends the links by which a former keeper showed others where a pet was. */
export async function endShares({ db, now }: Pick<Tools, 'db' | 'now'>, petId: string): Promise<void> {
  await db.updateTable('tagShare').set({ endedAt: now }).where('petId', '=', petId).where('endedAt', 'is', null).execute()
}
