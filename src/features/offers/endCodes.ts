import type { CallContext } from '#platform/server/answer.ts'

/** Ends the live transfer codes of animals, where they have one. */
export async function endCodes({ db, now }: Pick<CallContext<never>, 'db' | 'now'>, petIds: readonly string[]): Promise<void> {
  await db
    .updateTable('transferCode')
    .set({ endedAt: now })
    .where('petId', 'in', petIds)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute()
}
