import type { TransactionContext } from '#platform/server/answer.ts'
import { contactLife } from './lifecycle.ts'
import { lockMessage } from './queries.ts'

/** CONTACT-3: null where there’s no such message. */
export async function closeMessage(
  { db, transition }: Pick<TransactionContext, 'db' | 'transition'>,
  id: string,
  reason: string,
): Promise<{ reference: string } | null> {
  const message = await lockMessage(db, id)
  if (!message) return null
  await transition(contactLife, 'close', id, 'Staff', { reason })
  return { reference: message.reference }
}
