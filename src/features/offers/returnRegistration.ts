import type { OfferKind } from '#database/types.ts'
import { reverseCredit } from '#features/plans/reverseCredit.ts'
import type { Call } from '#platform/contract/call.ts'
import type { CallContext } from '#platform/server/answer.ts'

/**
 * PLAN-6 An implanter who gave a registration with an animal has it again when nobody has said that the animal is theirs: it owes its
 * own from then on. Once, however often it is asked. The caller holds the animal.
 */
export async function returnRegistration(
  { db, now }: Pick<CallContext<Call>, 'db' | 'now'>,
  { kind, petId }: { kind: OfferKind; petId: string },
): Promise<void> {
  if (kind === 'sale' || kind === 'adoption') return
  const { status } = await db.selectFrom('pet').select('status').where('id', '=', petId).executeTakeFirstOrThrow()
  if (status === 'awaitingConfirmation') await reverseCredit(db, petId, now)
}
