import type { CallContext } from '#platform/server/answer.ts'

/** Ends the live transfer code of an animal, where there is one. */
export async function endCodes({ db, now }: Pick<CallContext<never>, 'db' | 'now'>, petId: string): Promise<void> {
  await db
    .updateTable('transferCode')
    .set({ endedAt: now })
    .where('petId', '=', petId)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute()
}
